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
  const [{count, isOpen}, setOpening] = useState({count: 0, isOpen: false});
  // A browser reports that a dialog was closed after it returned the focus: a press may open the next one before.
  const onClose = () =>
    setOpening((current) => (current.count === count ? {...current, isOpen: false} : current));
  // Synchronous: a dialog returns the focus as it closes, and the caller may then want the focus elsewhere.
  const close = () => flushSync(onClose);
  return (
    <>
      <Button
        variant={variant}
        className={className}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setOpening((current) => ({count: current.count + 1, isOpen: true}))}
      >
        {label}
      </Button>
      {isOpen && (
        <Dialog key={count} label={title} onClose={onClose}>
          {children(close)}
        </Dialog>
      )}
    </>
  );
}
