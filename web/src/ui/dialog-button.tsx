import {type ReactNode, useState} from "react";
import {flushSync} from "react-dom";
import {Button} from "./button";
import type {ButtonLook} from "./button-classes";
import {Dialog} from "./dialog";

interface Props extends Pick<ButtonLook, "variant" | "className"> {
  readonly label: string;
  /** Accessible name where the label alone is ambiguous, as among several "Remove". Begins with the label. */
  readonly name?: string;
  readonly title: string;
  readonly children: (close: () => void) => ReactNode;
}

/** The dialog begins afresh each time. */
export function DialogButton({label, name, title, variant = "secondary", className, children}: Props) {
  const [isOpen, setOpen] = useState(false);
  // Synchronous: a dialog returns the focus as it closes, and the caller may then want the focus elsewhere.
  const close = () => flushSync(() => setOpen(false));
  return (
    <>
      <Button
        variant={variant}
        className={className}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Dialog label={title} onClose={() => setOpen(false)}>
          {children(close)}
        </Dialog>
      )}
    </>
  );
}
