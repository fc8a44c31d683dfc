import {clientTranslator} from "@/i18n/client-translator";
import {Container} from "@/ui/container";
import type {LoadFailure} from "../load-order";
import type {OrderMessages} from "../order-messages";
import type {OrderPlace} from "../order-place";
import {OrderProblem} from "../order-problem";
import {LinkHints} from "./link-hints";

interface Props {
  readonly failure: LoadFailure;
  readonly messages: OrderMessages;
  readonly place: OrderPlace;
}

/** A wrong link reads like one to an order that does not exist. */
export function LinkProblem({failure, messages, place}: Props) {
  const t = clientTranslator(messages);
  return (
    <Container className="py-section">
      <h1 tabIndex={-1} className="text-display-2">
        {t("order.title")}
      </h1>
      <OrderProblem retry="" t={t} place={place}>
        <LinkHints failure={failure} t={t} place={place} />
      </OrderProblem>
    </Container>
  );
}
