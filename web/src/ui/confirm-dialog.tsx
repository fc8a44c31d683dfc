import {type RefObject, useState} from "react";
import {Button} from "./button";
import {DialogButton} from "./dialog-button";

interface Props {
  /** On the button that asks. */
  readonly label: string;
  /** The asking button's name where the label alone says too little; begins with the label. */
  readonly name?: string;
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

/** A button for what is not easily taken back: it asks first, shows that it works, and says what stopped it. */
export function ConfirmDialog({label, name, title, ...question}: Props) {
  return (
    <DialogButton label={label} {...(name && {name})} title={title}>
      {(close) => <Question {...question} close={close} />}
    </DialogButton>
  );
}

interface QuestionProps extends Omit<Props, "label" | "name" | "title"> {
  readonly close: () => void;
}

function Question({text, confirm, working, cancel, onConfirm, focusAfter, close}: QuestionProps) {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run() {
    if (isWorking) return;
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
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {problem}
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button variant="danger" aria-disabled={isWorking} onClick={run}>
          {isWorking ? working : confirm}
        </Button>
        <Button variant="secondary" onClick={close}>
          {cancel}
        </Button>
      </div>
    </>
  );
}
