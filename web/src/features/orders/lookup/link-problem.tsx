import {clientTranslator} from "@/client/messages/client-translator";
import {Container} from "@/ui/container";
import {Link} from "@/ui/link";
import type {LoadFailure} from "../load-order";
import type {OrderMessages} from "../order-messages";
import type {OrderPlace} from "../order-place";
import {OrderProblem} from "../order-problem";

interface Props {
  readonly failure: LoadFailure;
  readonly messages: OrderMessages;
  readonly place: OrderPlace;
}

/** A link that opens nothing, or no more. A wrong one reads like one to an order that does not exist. */
export function LinkProblem({failure, messages, place}: Props) {
  const t = clientTranslator(messages);
  return (
    <Container className="py-section">
      <h1 tabIndex={-1} className="text-display-2">
        {t("order.title")}
      </h1>
      <OrderProblem retry="" t={t} place={place}>
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
