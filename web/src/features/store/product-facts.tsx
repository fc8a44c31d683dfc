import {Art} from "@/art/art";
import type {ProductPage} from "@/content/page/product-page.query";
import type {PageContext} from "@/content/page-context";
import {RichText} from "@/content/portable-text/rich-text";
import {resolveText} from "@/content/tokens/resolve-text";
import {resolveUnit} from "@/content/tokens/resolve-unit";
import {Container} from "@/ui/container";
import {TickRule} from "@/ui/tick-rule";

interface Props {
  readonly page: ProductPage;
  readonly context: PageContext;
}

export function ProductFacts({page, context}: Props) {
  return (
    <Container className="py-section">
      <div className="grid gap-x-gutter gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <Description page={page} context={context} />
          <InTheBox page={page} context={context} />
        </div>
        <Specifications page={page} context={context} />
      </div>
      <Views page={page} context={context} />
    </Container>
  );
}

function Description({page, context}: Props) {
  const body = resolveUnit(page.description ?? [], [], context);
  return body ? <RichText value={body} context={context} className="text-body-lg" /> : null;
}

function InTheBox({page, context}: Props) {
  const items = (page.inTheBox ?? []).flatMap((item) => resolveText(item, context) ?? []);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="in-the-box" className="mt-12">
      <h2 id="in-the-box" className="text-h3">
        {context.t("product.inTheBox")}
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-body">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Specifications({page, context}: Props) {
  const rows = (page.specs ?? []).flatMap(({_key, label, value}) => {
    const words = resolveText(value ?? "", context);
    return words === null ? [] : [{key: _key, label, words}];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="text-h3">
        {context.t("product.specs")}
      </h2>
      <TickRule className="mt-3" />
      <dl>
        {rows.map(({key, label, words}) => (
          <div key={key} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-line py-3">
            <dt className="text-label text-text-2">{label}</dt>
            <dd className="text-body">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Views({page, context}: Props) {
  const views = (page.gallery ?? []).slice(1);
  if (views.length === 0) return null;
  return (
    <ul className="mt-16 grid gap-gutter sm:grid-cols-2 lg:grid-cols-4">
      {views.map(({_key, ...art}) => {
        const alt = resolveText(art.alt ?? "", context);
        return (
          <li key={_key}>
            <figure>
              <div className="field-asphalt grid aspect-4/3 grid-cols-1 grid-rows-1 place-items-center overflow-hidden p-6">
                <Art
                  art={{...art, alt}}
                  idPrefix={_key}
                  clip="black"
                  className="h-full max-h-full min-h-0 max-w-full"
                />
              </div>
              <figcaption className="mt-2 text-label text-text-2" aria-hidden="true">
                {alt}
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
