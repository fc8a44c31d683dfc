import {RichText} from "@/content/portable-text/rich-text";
import {Link} from "@/ui/link";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";
import {clauseInForce} from "./clause-in-force";

/** One clause of a legal document, word for word as it binds here today, and the way to the rest. */
export function LegalExcerpt({section, context}: SectionProps<"legalExcerpt">) {
  const clause = clauseInForce(section);
  if (!clause) return null;
  const path = section.source?.path ?? `/${section.document}`;
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-6 lg:grid-cols-12">
        <Heading section={section} className="lg:col-[1/5]">
          {section.heading}
        </Heading>
        <div className="border-l-[3px] border-primary pl-6 lg:col-[5/-1]">
          <div lang={clause.locale === context.market.locale ? undefined : clause.locale}>
            <h3 className="mb-3 text-h3">{clause.title}</h3>
            <RichText value={clause.body} context={context} />
          </div>
          <p className="mt-6 text-ui">
            <Link className="link" href={context.href(`${path}#${section.clause}`)}>
              {context.t("sections.legalExcerpt.whole", {document: section.source?.title ?? section.heading})}
            </Link>
          </p>
        </div>
      </div>
    </Frame>
  );
}
