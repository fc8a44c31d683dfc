import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/i18n/select-messages";
import {Container} from "@/ui/container";
import {ORDER_MESSAGES} from "../order-messages";
import {LookupFormClient} from "./lookup-form-client";

interface Props {
  readonly context: PageContext;
  readonly number: string;
  /** What came of a form that was sent without scripts. */
  readonly result: string | null;
}

const RESULTS = {
  sent: "order.lookupSent",
  invalid: "order.lookupInvalid",
  limited: "order.lookupLimited",
  failed: "order.lookupFailed",
} as const;
const isResult = (value: string): value is keyof typeof RESULTS => Object.hasOwn(RESULTS, value);

export function LookupPanel({context, number, result}: Props) {
  const {t, market, href} = context;
  return (
    <Container className="py-section">
      <h1 tabIndex={-1} className="text-display-2">
        {t("order.statusTitle")}
      </h1>
      <p className="mt-4 max-w-measure text-body-lg text-text-2">{t("order.statusLead")}</p>
      {result !== null && isResult(result) && (
        <p role="status" className="mt-6 max-w-measure border-line-strong border-s-4 bg-raised px-4 py-3">
          {t(RESULTS[result])}
        </p>
      )}
      <LookupFormClient
        messages={selectMessages(market, ORDER_MESSAGES)}
        back={href(context.path)}
        number={number}
      />
    </Container>
  );
}
