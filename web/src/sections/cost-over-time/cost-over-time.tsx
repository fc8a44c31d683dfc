import {findOffer, type OfferParts, paymentsWithin, totalOver} from "@/content/catalog/offer-cost";
import {taxClause} from "@/content/catalog/price-notes";
import type {PageContext} from "@/content/page-context";
import {formatMoney} from "@/lib/format/money";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import {offerName} from "../parts/offer-name";
import {PriceInStore} from "../parts/price-in-store";
import type {SectionOf, SectionProps} from "../parts/section";

export function CostOverTime({section, context}: SectionProps<"costOverTime">) {
  const {catalog, t} = context;
  const {months} = section;
  const offers = catalog ? section.offers.map((code) => findOffer(code, catalog)) : [];
  const shown = offers.filter((offer) => offer !== null);
  const highest = Math.max(...shown.map((offer) => totalOver(months, offer)));
  return (
    <Frame section={section}>
      <div className="wrap">
        <div className="grid grid-cols-1 gap-x-gutter gap-y-4 lg:grid-cols-12">
          <Heading section={section} look="text-display-2" className="lg:col-[1/7]">
            {section.heading}
          </Heading>
          {section.text && (
            <p className="max-w-measure self-end text-body-lg text-text-2 lg:col-[7/-1]">{section.text}</p>
          )}
        </div>
        {shown.length === 0 ? (
          <PriceInStore context={context} className="mt-8" />
        ) : (
          <table className="mt-8 w-full lg:mt-12">
            <caption className="mb-4 text-left text-label text-text-3">
              {t("sections.costOverTime.caption", {months, tax: taxClause(context)})}{" "}
              {t("sections.costOverTime.trial")}
            </caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{t("sections.costOverTime.offer")}</th>
                <th scope="col">{t("sections.costOverTime.total", {months})}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((offer) => (
                <CostRow
                  key={offer.code}
                  offer={offer}
                  months={months}
                  highest={highest}
                  section={section}
                  context={context}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Frame>
  );
}

/** "inkl. 19 % MwSt." ends the sentence it is set into, which brings its own full stop. */
interface CostRowProps {
  readonly offer: OfferParts;
  readonly months: number;
  readonly highest: number;
  readonly section: SectionOf<"costOverTime">;
  readonly context: PageContext;
}

function CostRow({offer, months, highest, section, context}: CostRowProps) {
  const total = totalOver(months, offer);
  const money = (amount: number) => formatMoney(amount, context.catalog?.currency ?? "", context.market);
  const names = {pages: section.pages, planCopy: section.membership?.planCopy ?? []};
  return (
    <tr className="border-t border-line-strong align-bottom">
      <th scope="row" className="py-6 pr-4 text-left">
        <span className="block text-h3">{offerName(offer, names)}</span>
        <span className="mt-1 block text-label text-text-2">
          {breakdown(offer, months, money, context.t)}
        </span>
        <span
          aria-hidden="true"
          className="tick-row mt-4 block [--tick-color:var(--s-power)]"
          style={{width: `${Math.round((100 * total) / highest)}%`}}
        />
      </th>
      <td className="w-[34%] py-6 text-right text-value lg:w-[24%]">{money(total)}</td>
    </tr>
  );
}

function breakdown(
  offer: OfferParts,
  months: number,
  money: (amount: number) => string,
  t: PageContext["t"],
) {
  const {hardware, plan} = offer;
  const parts = [
    hardware && t("sections.costOverTime.once", {price: money(hardware.amount)}),
    plan &&
      t("sections.costOverTime.payments", {count: paymentsWithin(months, plan), price: money(plan.amount)}),
  ];
  return parts.filter(Boolean).join(" + ");
}
