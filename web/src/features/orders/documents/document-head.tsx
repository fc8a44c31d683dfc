import type {FullOrderDocument} from "@gradus/backend/contract/order-documents";
import type {ReactNode} from "react";
import {Logo} from "@/ui/logo/logo";
import {AddressLines} from "../order-facts";
import {type DocumentPart, documentDay} from "./document-part";

export function DocumentHead(part: DocumentPart) {
  const {document, t} = part;
  const {seller, buyer} = document;
  return (
    <header className="document-head">
      <div className="document-sender">
        <Logo className="h-6" />
        <address>
          {[seller?.name, seller?.email].map((line) => line && <span key={line}>{line}</span>)}
        </address>
      </div>
      <div className="document-window">
        {seller?.name && <p className="document-return">{seller.name}</p>}
        {buyer?.address && <AddressLines address={buyer.address} locale={t.formatLocale} />}
      </div>
      <dl className="document-facts">
        {part.document.kind === "receipt" ? <ReceiptFacts {...part} /> : <CreditFacts {...part} />}
      </dl>
    </header>
  );
}

function ReceiptFacts(part: DocumentPart) {
  const {document, t} = part;
  return (
    <>
      <Fact name={t("orderDocument.receiptNumber")} isNumber>
        {document.number}
      </Fact>
      <Fact name={t("order.numberLabel")} isNumber>
        {document.pretty_id}
      </Fact>
      <Fact name={t("orderDocument.receiptDate")}>{documentDay(document.issued_at, part)}</Fact>
      {document.shipped_at && (
        <Fact name={t("orderDocument.shipped")}>{documentDay(document.shipped_at, part)}</Fact>
      )}
    </>
  );
}

function CreditFacts(part: DocumentPart) {
  const {document, t} = part;
  const {corrects, reason} = document;
  return (
    <>
      <Fact name={t("orderDocument.creditNumber")} isNumber>
        {document.number}
      </Fact>
      {corrects && (
        <Fact
          name={t(isReversal(document) ? "orderDocument.forCredit" : "orderDocument.forReceipt")}
          isNumber
        >
          {corrects.number}
        </Fact>
      )}
      <Fact name={t("order.numberLabel")} isNumber>
        {document.pretty_id}
      </Fact>
      {reason?.return && (
        <Fact name={t("orderDocument.return")} isNumber>
          {reason.return}
        </Fact>
      )}
      <Fact name={t("orderDocument.creditDate")}>{documentDay(document.issued_at, part)}</Fact>
    </>
  );
}

/** Takes back a credit note whose money did not arrive. */
export const isReversal = ({reason}: FullOrderDocument): boolean => reason?.kind === "refund_failed";

interface FactProps {
  readonly name: string;
  readonly isNumber?: boolean;
  readonly children: ReactNode;
}

function Fact({name, isNumber = false, children}: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isNumber ? "document-number" : ""}>{children}</dd>
    </div>
  );
}
