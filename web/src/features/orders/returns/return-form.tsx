import {RETURN_REASONS} from "@gradus/backend/contract/return-values";
import type {NewReturn, Rma} from "@gradus/backend/contract/returns";
import {type SubmitEvent, useRef, useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {addReturn, readOrder} from "@/client/resources/order-calls";
import {newId} from "@/client/session/browser-session";
import {receiptAmount} from "@/lib/format/receipt-amount";
import {SubmitButton} from "@/ui/form/submit-button";
import {ProblemLine} from "@/ui/status-lines";
import {failuresOf, type OrderHandle} from "../order-handle";
import type {OrderPart} from "../order-place";
import {ReturnLines} from "./return-lines";
import {ReturnOptions} from "./return-options";
import {paidFor, type ReturnQuantities, returnableLines} from "./returnable";

interface Props extends OrderPart {
  readonly handle: OrderHandle;
  readonly onRequested: (rma: Rma) => void;
}

export function ReturnForm({handle: {order, link, replace}, onRequested, t, place}: Props) {
  const lines = returnableLines(order);
  const [chosen, setChosen] = useState<ReturnQuantities>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  // One intention, however often it is sent: a lost answer makes no second return.
  const key = useRef(newId());
  const units = lines.flatMap(({line}) => {
    const qty = chosen[line.line_no] ?? 0;
    return qty > 0 ? [{line, qty}] : [];
  });
  const sum = units.reduce((all, {line, qty}) => all + paidFor(line, qty), 0);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    if (units.length === 0) return setProblem(t("order.chooseItem"));
    const wishes = readOptions(new FormData(event.currentTarget));
    setSending(true);
    setProblem(null);
    const body = {...wishes, lines: units.map(({line: {line_no}, qty}) => ({line_no, qty}))};
    const reply = await addReturn(order, link, body, key.current);
    setSending(false);
    const fresh = await readOrder(order, link);
    if (fresh.ok) replace(fresh.data);
    if (reply.ok) return onRequested(reply.data);
    key.current = newId();
    setProblem(failureMessage(reply.err, t, failuresOf(t)));
  }

  return (
    <form method="post" noValidate onSubmit={send}>
      <ReturnLines
        lines={lines}
        order={order}
        chosen={chosen}
        t={t}
        place={place}
        onChoose={(line_no, qty) => {
          setChosen((before) => ({...before, [line_no]: qty}));
          setProblem(null);
        }}
      />
      <ReturnOptions t={t} />
      <div className="return-foot">
        <p className="return-sum">
          <span className="text-h3">{t("order.youGetBack")}</span>
          <output className="text-value-xl">{receiptAmount(sum, order.currency, place.market)}</output>
        </p>
        <p className="text-text-2">
          {order.card ? t("order.backToCard", {last4: order.card.last4}) : t("order.backToPayment")}
        </p>
        <ProblemLine>{problem}</ProblemLine>
        <SubmitButton isSaving={isSending} saving={t("common.working")} size="xl" full className="mt-4">
          {t("order.requestReturn")}
        </SubmitButton>
      </div>
    </form>
  );
}

function readOptions(data: FormData): Pick<NewReturn, "kind" | "reason"> {
  const reason = RETURN_REASONS.find((known) => known === data.get("reason"));
  const kind = data.get("kind") === "exchange" ? "exchange" : "return";
  return {kind, ...(reason && {reason})};
}
