import type {DocumentLine} from "@gradus/backend/contract/order-documents";
import {
  type DocumentPart,
  documentAmount,
  documentDay,
  lastDayBefore,
  lineAmount,
  percentText,
} from "./document-part";
import {TableHead} from "./table-head";

export function DocumentLines(part: DocumentPart) {
  const {document, t} = part;
  const heads = headsOf(part);
  return (
    <table className="document-table document-lines">
      <caption className="sr-only">{t("orderDocument.lines")}</caption>
      <TableHead heads={heads} />
      {document.lines.map((line, index) => (
        <Line key={index} line={line} heads={heads} {...part} />
      ))}
    </table>
  );
}

function headsOf({document, t}: DocumentPart): string[] {
  const isGross = document.prices === "gross";
  return [
    t("orderDocument.item"),
    t("orderDocument.quantity"),
    t(isGross ? "orderDocument.unitGross" : "orderDocument.unit"),
    ...(isGross ? [t("orderDocument.taxRate")] : []),
    t("orderDocument.amount"),
  ];
}

interface LineProps extends DocumentPart {
  readonly line: DocumentLine;
  readonly heads: readonly string[];
}

/** A line and the membership that hangs from it stay on one page. */
function Line({line, heads, ...part}: LineProps) {
  const {document, t} = part;
  const {plan, qty, unit} = line;
  const own = lineAmount(line, document) - (plan?.due ?? 0);
  const isAlone = plan === null || line.unit !== 0;
  return (
    <tbody>
      {isAlone && (
        <Row
          heads={heads}
          name={nameOf(line, part)}
          note={noteOf(line, part)}
          qty={qty}
          unit={unit === null ? null : documentAmount(unit, part)}
          rate={line.tax_rate === null ? null : percentText(line.tax_rate, t)}
          amount={documentAmount(own, part)}
        />
      )}
      {plan && (
        <Row
          heads={heads}
          name={membershipName(plan.commitment_months, part)}
          note={plan.free_until === null ? null : freeNote(plan.free_until, part)}
          qty={qty === null ? null : 1}
          unit={documentAmount(plan.due, part)}
          rate={plan.due === 0 || line.tax_rate === null ? null : percentText(line.tax_rate, t)}
          amount={documentAmount(plan.due, part)}
        />
      )}
    </tbody>
  );
}

interface RowProps {
  readonly heads: readonly string[];
  readonly name: string;
  readonly note: string | null;
  readonly qty: number | null;
  readonly unit: string | null;
  readonly rate: string | null;
  readonly amount: string;
}

function Row({heads, name, note, qty, unit, rate, amount}: RowProps) {
  const quantity = qty === null ? null : qty < 0 ? `−${-qty}` : String(qty);
  const values = heads.length === 5 ? [quantity, unit, rate, amount] : [quantity, unit, amount];
  return (
    <tr>
      <th scope="row">
        <span className="document-name">{name}</span>
        {note && <span className="document-note">{note}</span>}
      </th>
      {values.map((value, index) => (
        <td key={index} data-head={heads[index + 1]} data-none={value === null || undefined}>
          {value ?? "–"}
        </td>
      ))}
    </tr>
  );
}

function nameOf({kind, name}: DocumentLine, {t}: DocumentPart): string {
  if (kind === "goodwill") return t("orderDocument.goodwill");
  return name ?? t("order.shipping");
}

function noteOf({clip}: DocumentLine, {document, t, market}: DocumentPart): string | null {
  const received = document.reason?.received_at;
  const words = [
    clip && t("order.clip", {color: t(`order.color.${clip}`)}),
    received && t("orderDocument.receivedBack", {date: documentDay(received, {document, market})}),
  ];
  return words.filter(Boolean).join(". ") || null;
}

const membershipName = (months: number, {t}: DocumentPart): string =>
  months > 0 ? t("order.membershipCommitted", {months}) : t("order.membership");

const freeNote = (free_until: string, part: DocumentPart): string =>
  `${part.t("orderDocument.freeUntil", {date: lastDayBefore(free_until, part)})} ${part.t("orderDocument.ownReceipt")}`;
