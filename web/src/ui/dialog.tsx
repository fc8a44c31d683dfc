import {type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef} from "react";

interface Props {
  readonly label: string;
  readonly onClose: () => void;
  /** While something is under way whose end is said in here. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/** A native dialog, open for as long as it is drawn: Escape closes it, and the focus goes back to where it was. */
export function Dialog({label, onClose, isHeld = false, children}: Props) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Before it leaves the page: only a dialog that is closed gives the focus back.
    return () => shown?.close();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    if (isHeld) event.preventDefault();
  };
  // Browsers let a second try to cancel through, but not a key that was taken.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isHeld && event.key === "Escape") event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClose}
    >
      <h2 id={title} className="text-h3">
        {label}
      </h2>
      {children}
    </dialog>
  );
}
