import {type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef} from "react";

interface Props {
  readonly label: string;
  readonly className?: string;
  /** Beside the heading, in a dialog whose parts reach its edges. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
  /** While something is under way whose end is said in here. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/** A native dialog, open for as long as it is drawn: Escape closes it, and the focus goes back to where it was. */
export function Dialog({label, className = "dialog", action, onClose, isHeld = false, children}: Props) {
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
  const heading = (
    <h2 id={title} className="text-h3">
      {label}
    </h2>
  );
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClose}
    >
      {action ? (
        <div className="flex items-center justify-between gap-4 px-6 pt-4">
          {heading}
          {action}
        </div>
      ) : (
        heading
      )}
      {children}
    </dialog>
  );
}
