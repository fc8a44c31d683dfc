import type {DocumentTax, FullOrderDocument} from "@gradus/backend/contract/order-documents";
import {market as marketOf} from "@gradus/schemas/markets";
import {displayNames} from "@/lib/format/intl";
import {TickRule} from "@/ui/tick-rule";
import {type DocumentPart, documentAmount, documentDay, netTotal, percentText} from "./document-part";
import {TableHead} from "./table-head";

export function DocumentSums(part: DocumentPart) {
  const {document, t} = part;
  const isCredit = document.kind === "credit_note";
  const amountOf = (amount: number) => documentAmount(amount, part);
  return (
    <div className="document-sums">
      <dl>
        {document.discount > 0 && document.prices === "net" && (
          <Sum name={t("order.subtotal")}>{amountOf(netTotal(document) + document.discount)}</Sum>
        )}
        {document.discount > 0 && <Sum name={t("order.discount")}>{amountOf(-document.discount)}</Sum>}
        <Sum name={t("orderDocument.net")}>{amountOf(netTotal(document))}</Sum>
        {document.tax !== 0 && <Sum name={taxName(part)}>{amountOf(document.tax)}</Sum>}
        {!isCredit && <Sum name={t("order.shipping")}>{amountOf(document.shipping)}</Sum>}
      </dl>
      <TickRule hanging className="document-ruler" />
      <dl>
        <div className="document-total">
          <dt>{t(totalKey(part))}</dt>
          <dd>{amountOf(Math.abs(document.total))}</dd>
        </div>
      </dl>
      <p className="document-paid">{paidWords(part)}</p>
    </div>
  );
}

function Sum({name, children}: {readonly name: string; readonly children: string}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** With its rate where there is one alone. */
function taxName({document, t}: DocumentPart): string {
  const [rate, ...others] = document.taxes;
  const kind = taxKind(document);
  return rate?.percent != null && others.length === 0
    ? t(`orderDocument.taxAt.${kind}`, {percent: percentText(rate.percent, t)})
    : t(`orderDocument.tax.${kind}`);
}

/** How the region of the order calls the tax that its prices hold. */
function taxKind({prices, region}: FullOrderDocument) {
  return prices === "gross" && marketOf(region).tax.name === "GST" ? "gst" : prices;
}

function totalKey({document}: DocumentPart) {
  if (document.kind === "receipt") return "orderDocument.total";
  return document.total > 0 ? "orderDocument.chargedAgain" : "orderDocument.paidBack";
}

function paidWords(part: DocumentPart): string {
  const {document, t} = part;
  const {kind, buyer, total} = document;
  if (kind === "credit_note" && total > 0) return "";
  const date = documentDay(kind === "receipt" ? document.placed_at : document.issued_at, part);
  if (!buyer?.card) return t(`orderDocument.paid.${kind}`, {date});
  const {brand, last4} = buyer.card;
  const card = t("order.card", {brand: `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`, last4});
  return t(`orderDocument.paidBy.${kind}`, {date, card});
}

export function DocumentTaxes(part: DocumentPart) {
  const {document, t} = part;
  const {taxes, remaining} = document;
  if (taxes.length === 0 && remaining === null) return null;
  const heads = [
    t("orderDocument.rate"),
    t("orderDocument.netShort"),
    t("order.tax"),
    t("orderDocument.gross"),
  ];
  return (
    <section className="document-taxes">
      <h2>{t(`orderDocument.tax.${taxKind(document)}`)}</h2>
      <table className="document-table">
        <TableHead heads={heads} />
        <tbody>
          {taxes.map((tax, index) => (
            <TaxRow key={index} name={rateName(tax, part)} heads={heads} sums={tax} {...part} />
          ))}
          {remaining && (
            <TaxRow
              name={t("orderDocument.remains")}
              heads={heads}
              sums={{net: remaining.total - remaining.tax, tax: remaining.tax}}
              {...part}
            />
          )}
        </tbody>
      </table>
    </section>
  );
}

interface TaxRowProps extends DocumentPart {
  readonly name: string;
  readonly heads: readonly string[];
  readonly sums: Pick<DocumentTax, "net" | "tax">;
}

function TaxRow({name, heads, sums: {net, tax}, ...part}: TaxRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {[net, tax, net + tax].map((amount, index) => (
        <td key={index} data-head={heads[index + 1]}>
          {documentAmount(amount, part)}
        </td>
      ))}
    </tr>
  );
}

/** "19 %, Deutschland"; what is not known is left out. */
function rateName({percent, country, state}: DocumentTax, {t}: DocumentPart): string {
  const words = [
    percent === null ? null : percentText(percent, t),
    state,
    country && displayNames(t.formatLocale, "region").of(country),
  ];
  return words.filter(Boolean).join(", ") || "–";
}
