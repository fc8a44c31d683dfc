import {clientTranslator} from "@/client/messages/client-translator";
import {Container} from "@/ui/container";
import {Link} from "@/ui/link";
import type {LoadFailure} from "../load-order";
import type {OrderPlace} from "../order-place";
import {OrderProblem} from "../order-problem";
import type {DocumentMessages} from "./document-messages";

interface Props {
  readonly failure: LoadFailure;
  readonly messages: DocumentMessages;
  readonly place: OrderPlace;
}

/** A link that opens no document, or no more. A number of another order reads like one that was never given. */
export function DocumentProblem({failure, messages, place}: Props) {
  const t = clientTranslator(messages);
  return (
    <Container className="py-section">
      <h1 tabIndex={-1} className="text-display-2">
        {t("orderDocument.title")}
      </h1>
      <OrderProblem retry="" words={t("orderDocument.loadFailed")} t={t} place={place}>
        {failure === "link_expired" && <p className="mt-2">{t("order.linkExpired")}</p>}
        {failure !== "failed" && (
          <Link className="link mt-2 inline-flex min-h-hit items-center" href={place.hrefs.status}>
            {t("order.statusTitle")}
          </Link>
        )}
      </OrderProblem>
    </Container>
  );
}
