import type {ReactNode} from "react";
import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/i18n/select-messages";
import {firstOf} from "@/lib/query-value";
import {readReceipt} from "@/lib/shop/receipt-query";
import {Container} from "@/ui/container";
import {makeOrderPlace} from "../make-order-place";
import {ORDER_MESSAGES} from "../order-messages";
import {SentStatementClient} from "./sent-statement-client";

interface Props {
  readonly context: PageContext;
  readonly kind: "withdrawal" | "cancellation";
  readonly title: string;
  readonly lead: string;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  readonly children: ReactNode;
}

const FAILED = {
  invalid: "order.statementInvalid",
  limited: "order.lookupLimited",
  failed: "order.lookupFailed",
} as const;
const isFailed = (value: string): value is keyof typeof FAILED => Object.hasOwn(FAILED, value);

/** The frame of a statement: its form, or what came of one that was sent without scripts. */
export function StatementPage({context, kind, title, lead, query, children}: Props) {
  const receipt = readReceipt(query);
  const result = firstOf(query.result) ?? "";
  return (
    <Container className="py-section">
      <h1 tabIndex={-1} className="text-display-2 wrap-anywhere">
        {title}
      </h1>
      {receipt ? (
        <SentStatementClient
          kind={kind}
          receipt={receipt}
          messages={selectMessages(context.market, ORDER_MESSAGES)}
          place={makeOrderPlace(context)}
        />
      ) : (
        <>
          <p className="mt-4 max-w-measure text-body-lg text-text-2">{lead}</p>
          {isFailed(result) && (
            <p role="alert" className="mt-6 max-w-measure border-danger border-s-4 bg-raised px-4 py-3">
              {context.t(FAILED[result])}
            </p>
          )}
          {children}
        </>
      )}
    </Container>
  );
}
