import {type RefObject, useState} from "react";
import {Button} from "./button";
import type {ButtonLook} from "./button-classes";
import {useBlockDialogClose} from "./dialog";
import {DialogButton} from "./dialog-button";
import {ProblemLine} from "./status-lines";

interface Props {
  /** On the button that opens the dialog. */
  readonly label: string;
  /** Accessible name of that button where the label alone is ambiguous; begins with the label. */
  readonly name?: string;
  readonly variant?: ButtonLook["variant"];
  readonly title: string;
  /** What it means. */
  readonly text: string;
  /** On the button that does it. Names the thing. */
  readonly confirm: string;
  /** In its place while it is done. */
  readonly working: string;
  readonly cancel: string;
  /** What stopped it, in words; null when it is done, or when they thought better of it. */
  readonly onConfirm: () => Promise<string | null>;
  /** Takes the focus afterwards: the button may be gone with what it was for. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
}

/** During the action the dialog stays open, because otherwise the user would not notice a failure. */
export function ConfirmDialog({label, name, variant, title, ...question}: Props) {
  return (
    <DialogButton label={label} {...(name && {name})} {...(variant && {variant})} title={title}>
      {(close) => <Question {...question} close={close} />}
    </DialogButton>
  );
}

interface QuestionProps extends Omit<Props, "label" | "name" | "variant" | "title"> {
  readonly close: () => void;
}

function Question({text, confirm, working, cancel, onConfirm, focusAfter, close}: QuestionProps) {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useBlockDialogClose(isWorking);

  async function run() {
    setProblem(null);
    setWorking(true);
    const stopped = await onConfirm();
    setWorking(false);
    setProblem(stopped);
    if (stopped !== null) return;
    close();
    focusAfter?.current?.focus();
  }
  return (
    <>
      <p className="mt-4">{text}</p>
      <ProblemLine>{problem}</ProblemLine>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button variant="danger" aria-disabled={isWorking} onClick={() => isWorking || void run()}>
          {isWorking ? working : confirm}
        </Button>
        <Button variant="secondary" aria-disabled={isWorking} onClick={() => isWorking || close()}>
          {cancel}
        </Button>
      </div>
    </>
  );
}
