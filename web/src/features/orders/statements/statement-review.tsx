import {type ReactNode, useEffect, useRef, useState} from "react";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import type {OrderTranslator} from "../order-messages";

interface Props {
  readonly t: OrderTranslator;
  readonly confirm: string;
  /** Words for what stopped it; null when it arrived. */
  readonly onConfirm: () => Promise<string | null>;
  readonly onBack: () => void;
  /** What is declared, in full sentences. */
  readonly children: ReactNode;
}

export function StatementReview({t, confirm, onConfirm, onBack, children}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => heading.current?.focus(), []);

  async function send() {
    setProblem(null);
    setSending(true);
    setProblem(await onConfirm());
    setSending(false);
  }
  return (
    <section className="mt-8 max-w-measure">
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        {t("order.reviewTitle")}
      </h2>
      <div className="statement mt-4">{children}</div>
      <ProblemLine>{problem}</ProblemLine>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button size="lg" aria-disabled={isSending} onClick={() => isSending || void send()}>
          {isSending ? t("common.working") : confirm}
        </Button>
        <Button size="lg" variant="secondary" onClick={() => isSending || onBack()}>
          {t("order.reviewBack")}
        </Button>
      </div>
    </section>
  );
}
