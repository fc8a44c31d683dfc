import type {StatementReply} from "@gradus/backend/contract/statements";
import {market as marketOf} from "@gradus/schemas/markets";
import {useEffect, useRef} from "react";
import {dateFormat} from "@/lib/format/intl";
import type {OrderPart} from "../order-place";
import {PrintButton} from "../print-button";

interface Props extends OrderPart {
  readonly kind: "withdrawal" | "cancellation";
  readonly receipt: StatementReply;
  /** It came after its time. */
  readonly isLate?: boolean;
}

export function StatementReceipt({kind, receipt, isLate = false, t, place}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const {timeZone} = marketOf(place.market.region);
  const at = new Date(receipt.received_at);
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(t.formatLocale, {...options, timeZone}).format(at);
  const facts = {
    date: write({dateStyle: "long"}),
    time: write({timeStyle: "long"}),
    ref: receipt.reference,
  };
  return (
    <section className="mt-8 max-w-measure">
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        {t("order.receiptTitle")}
      </h2>
      <p className="order-number mt-4">{receipt.reference}</p>
      <p role="status" className="mt-4 text-body-lg">
        {t(kind === "withdrawal" ? "order.withdrawReceived" : "order.cancelReceived", facts)}
      </p>
      {kind === "cancellation" && <p className="mt-4">{t("order.cancelNext")}</p>}
      {isLate && <p className="mt-4">{t("order.withdrawLate")}</p>}
      <p className="mt-4 text-text-2">{t("order.keepReceipt")}</p>
      <div className="mt-4">
        <PrintButton label={t("legal.print")} />
      </div>
    </section>
  );
}
