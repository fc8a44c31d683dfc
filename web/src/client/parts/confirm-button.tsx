"use client";

import {type RefObject, useState} from "react";
import type {Translator} from "@/lib/messages/translator";
import {Button} from "@/ui/button";
import {DialogButton} from "@/ui/dialog-button";

interface Props {
  /** On the button that asks. */
  readonly label: string;
  /** The asking button's name, where it is not the action's; begins with the label. */
  readonly name?: string;
  /** Names the thing: the dialog's title and the button that does it. */
  readonly action: string;
  /** What it means. */
  readonly text: string;
  readonly t: Translator<"common.cancel" | "things.working">;
  /** Words for what stopped it; null when it is done. */
  readonly onConfirm: () => Promise<string | null>;
  /** Takes the focus when it is done: the button may be gone with what it was for. */
  readonly then: RefObject<HTMLElement | null>;
}

/** Asks once more before something is taken away. */
export function ConfirmButton({label, action, name = action, text, t, onConfirm, then}: Props) {
  return (
    <DialogButton label={label} name={name} title={action} variant="secondary">
      {(close) => (
        <Question action={action} text={text} t={t} onConfirm={onConfirm} then={then} close={close} />
      )}
    </DialogButton>
  );
}

function Question({
  action,
  text,
  t,
  onConfirm,
  then,
  close,
}: Omit<Props, "label" | "name"> & {close: () => void}) {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm() {
    if (isWorking) return;
    setWorking(true);
    const stopped = await onConfirm();
    setWorking(false);
    setProblem(stopped);
    if (stopped !== null) return;
    close();
    then.current?.focus();
  }
  return (
    <>
      <p className="mt-4">{text}</p>
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {problem}
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button variant="danger" aria-disabled={isWorking} onClick={confirm}>
          {isWorking ? t("things.working") : action}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t("common.cancel")}
        </Button>
      </div>
    </>
  );
}
