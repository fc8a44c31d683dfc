import type {CheckoutState} from "@gradus/backend/contract/checkout";
import {clientTranslator} from "@/i18n/client-translator";
import {ButtonLink} from "@/ui/button-link";
import {Container} from "@/ui/container";
import type {LoadFailure} from "../load-order";
import type {OrderMessages, OrderTranslator} from "../order-messages";
import type {OrderPlace} from "../order-place";
import {OrderProblem} from "../order-problem";
import {PendingClient} from "./pending-client";

interface Props {
  readonly session: string;
  readonly state: CheckoutState | null;
  readonly failure: LoadFailure | null;
  readonly messages: OrderMessages;
  readonly place: OrderPlace;
}

export function PaymentOutcome({session, state, failure, messages, place}: Props) {
  const t = clientTranslator(messages);
  const isPending = state?.status === "processing";
  return (
    <Container className="py-section">
      <h1 tabIndex={-1} className="max-w-measure text-display-2">
        {titleOf(state, t)}
      </h1>
      {isPending && (
        <>
          {/* Without scripts the page looks again by itself. */}
          <noscript>
            <meta httpEquiv="refresh" content="8" />
          </noscript>
          <PendingClient session={session} messages={messages} />
        </>
      )}
      {state && !isPending && <NotPaid t={t} place={place} />}
      {failure && <OrderProblem retry={`?session_id=${encodeURIComponent(session)}`} t={t} place={place} />}
    </Container>
  );
}

function titleOf(state: CheckoutState | null, t: OrderTranslator): string {
  if (!state) return t("order.title");
  return state.status === "processing" ? t("order.pending") : t("order.notPaid");
}

function NotPaid({t, place}: {readonly t: OrderTranslator; readonly place: OrderPlace}) {
  return (
    <>
      <p className="mt-6 max-w-measure text-body-lg">{t("order.notPaidText")}</p>
      <ButtonLink className="mt-6" size="lg" href={place.hrefs.cart}>
        {t("order.backToCart")}
      </ButtonLink>
    </>
  );
}
