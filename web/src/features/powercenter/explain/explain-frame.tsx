import {type ReactNode, Suspense, useState} from "react";
import type {ClientTranslator} from "@/lib/messages/client-messages";
import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import {Icon} from "@/ui/icon/icon";

export type ExplainTranslator = ClientTranslator<"explain" | "common.close">;

interface Props {
  /** What the value is called on the page. */
  readonly name: string;
  readonly t: ExplainTranslator;
  /** Made only once it is asked for. */
  readonly children: ReactNode;
}

/** "How was this computed?" beside a number that was. */
export function ExplainFrame({name, t, children}: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="explain-button text-label"
        aria-label={`${t("explain.button")}: ${name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="info" size={16} />
        <span>{t("explain.button")}</span>
      </button>
      {isOpen && (
        <Dialog label={t("explain.title", {name})} onClose={() => setOpen(false)}>
          <Suspense>{children}</Suspense>
          <Button variant="secondary" className="mt-6" onClick={() => setOpen(false)}>
            {t("common.close")}
          </Button>
        </Dialog>
      )}
    </>
  );
}
