import {Art} from "@/art/art";
import {AddButton} from "@/features/store/add-button";
import {classNames} from "@/lib/class-names";
import {ButtonLink} from "@/ui/button-link";
import {Action} from "../parts/actions";
import {BLEED} from "../parts/bleed";
import {Frame, fieldClass} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionOf, SectionProps} from "../parts/section";
import {StripPrice} from "./strip-price";

type Strip = SectionOf<"productStrips">["products"][number];

export function ProductStrips({section, context}: SectionProps<"productStrips">) {
  return (
    <Frame section={section}>
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <Heading section={section} look="text-display-2">
            {section.heading}
          </Heading>
          <Action action={section.action} context={context} />
        </div>
        <div className="mt-8 flex flex-col gap-6">
          {section.products.map((strip, index) => (
            <ProductStrip key={strip._key} strip={strip} isLeft={index % 2 === 1} context={context} />
          ))}
        </div>
      </div>
    </Frame>
  );
}

function ProductStrip({
  strip,
  isLeft,
  context,
}: {strip: Strip; isLeft: boolean} & Pick<SectionProps<"productStrips">, "context">) {
  const {page, line, badge} = strip;
  if (!page) return null;
  const {handle} = page;
  const titleId = `strip-${strip._key}`;
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        "-mx-(--inset) grid grid-cols-1 overflow-hidden px-(--inset) py-8 lg:min-h-[480px] lg:grid-cols-12 lg:gap-x-gutter lg:py-12",
        fieldClass(page.field) || "field-asphalt",
        isLeft ? classNames("lg:mr-0 lg:pr-8", BLEED.left) : classNames("lg:ml-0 lg:pl-0", BLEED.right),
      )}
    >
      <div
        className={classNames(
          "relative z-sticky flex flex-col lg:row-start-1",
          isLeft ? "lg:col-[7/-1]" : "lg:col-[1/6] lg:pl-8",
        )}
      >
        <h3 id={titleId} className="text-display-2">
          {page.title}
        </h3>
        <p className="mt-3 max-w-[26em] text-body-lg text-text-2">{line}</p>
        <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-6 lg:mt-auto">
          <StripPrice skus={page.skus} badge={badge} context={context} />
          <div className="flex flex-wrap items-start gap-4">
            <AddButton skus={page.skus} context={context} describedBy={titleId} />
            <ButtonLink
              href={context.href(`/store/${handle}`)}
              variant="secondary"
              size="lg"
              aria-describedby={titleId}
            >
              {context.t("store.details")}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div
        className={classNames(
          "order-first self-center lg:row-start-1",
          isLeft ? "lg:col-[1/7]" : "lg:col-[6/-1]",
        )}
      >
        {page.art && <Art art={page.art} idPrefix={strip._key} className="mx-auto w-full max-w-[640px]" />}
      </div>
    </article>
  );
}
