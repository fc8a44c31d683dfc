import {OrderNumber} from "../order-number";
import {DocumentHead, isReversal} from "./document-head";
import {DocumentLines} from "./document-lines";
import {type DocumentPart, documentDay} from "./document-part";
import {DocumentSums, DocumentTaxes} from "./document-sums";

export function DocumentSheet(part: DocumentPart) {
  const {document, t} = part;
  const name = t(`orderDocument.${document.kind}`);
  return (
    <article className="document-sheet">
      <DocumentHead {...part} />
      <h1 tabIndex={-1} className="document-title">
        {name}
      </h1>
      <p className="document-lead">{leadOf(part)}</p>
      <DocumentLines {...part} />
      <div className="document-end">
        <DocumentSums {...part} />
        <DocumentTaxes {...part} />
        <p className="document-closing">{closingOf(part)}</p>
        <p className="document-order">
          <span className="sr-only">{t("order.numberLabel")}</span>{" "}
          <OrderNumber number={document.pretty_id} />
        </p>
      </div>
      <footer className="document-foot">
        <p>
          {[document.seller?.name, document.seller?.email].map(
            (line) => line && <span key={line}>{line}</span>,
          )}
        </p>
        <p>
          {name} {document.number}
        </p>
      </footer>
    </article>
  );
}

function leadOf(part: DocumentPart): string {
  const {document, t} = part;
  const {corrects} = document;
  if (!corrects) return t("orderDocument.thanks");
  const facts = {no: corrects.number, date: documentDay(corrects.issued_at, part), reason: reasonOf(part)};
  return t(isReversal(document) ? "orderDocument.takesBack" : "orderDocument.corrects", facts);
}

function reasonOf(part: DocumentPart): string {
  const {reason} = part.document;
  if (!reason) return "";
  return part.t(`orderDocument.reason.${reason.kind}`, {
    date: reason.at === null ? "" : documentDay(reason.at, part),
  });
}

function closingOf({document, t}: DocumentPart): string {
  if (document.kind === "receipt")
    return `${t("orderDocument.nothingToPay")} ${t("orderDocument.questions")}`;
  if (isReversal(document)) return t("orderDocument.questions");
  const isAll = document.remaining?.total === 0;
  return [isAll && t("orderDocument.cancelsAll"), t("orderDocument.bankDecides")].filter(Boolean).join(" ");
}
