import {clientTranslator} from "@/i18n/client-translator";
import {Container} from "@/ui/container";
import type {LoadFailure} from "../load-order";
import {LinkHints} from "../lookup/link-hints";
import type {OrderPlace} from "../order-place";
import {OrderProblem} from "../order-problem";
import type {DocumentMessages} from "./document-messages";

interface Props {
  readonly failure: LoadFailure;
  readonly messages: DocumentMessages;
  readonly place: OrderPlace;
}

/** A number of another order reads like one that was never given. */
export function DocumentProblem({failure, messages, place}: Props) {
  const t = clientTranslator(messages);
  return (
    <Container className="py-section">
      <h1 tabIndex={-1} className="text-display-2">
        {t("orderDocument.title")}
      </h1>
      <OrderProblem retry="" words={t("orderDocument.loadFailed")} t={t} place={place}>
        <LinkHints failure={failure} t={t} place={place} />
      </OrderProblem>
    </Container>
  );
}
