import {
  createContext,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from "react";

interface Props {
  readonly label: string;
  readonly className?: string;
  /** Beside the heading, such as the way out of a dialog as high as the screen. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** How many parts of the dialog around keep it open. */
const CloseBlockers = createContext<RefObject<number> | null>(null);

/** Keeps the enclosing dialog open during an operation whose outcome is shown in it: Escape is blocked until then. */
export function useBlockDialogClose(isHeld: boolean) {
  const holders = useContext(CloseBlockers);
  useLayoutEffect(() => {
    if (!isHeld || !holders) return;
    holders.current += 1;
    return () => {
      holders.current -= 1;
    };
  }, [isHeld, holders]);
}

/** A native dialog, open for as long as it is drawn: Escape closes it, and the focus goes back to where it was. */
export function Dialog({label, className = "dialog", action, onClose, children}: Props) {
  const title = useId();
  const holders = useRef(0);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Before it leaves the page: only a dialog that is closed gives the focus back.
    return () => shown?.close();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    if (holders.current > 0) event.preventDefault();
  };
  // Browsers let a second try to cancel through, but not a key that was taken: here, or where nothing has the focus.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (holders.current === 0 || event.key !== "Escape") return;
      const around = event.target instanceof Element ? event.target.closest("dialog") : null;
      if (around === null || around === dialog.current) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  // A dialog that was rendered twice, as in development, gets its first close event while it is open again.
  const onClosed = () => dialog.current?.open || onClose();
  const heading = (
    <h2 id={title} className="text-h3">
      {label}
    </h2>
  );
  return (
    <dialog ref={dialog} className={className} aria-labelledby={title} onCancel={onCancel} onClose={onClosed}>
      {action ? (
        <div className="dialog-head">
          {heading}
          {action}
        </div>
      ) : (
        heading
      )}
      <CloseBlockers value={holders}>{children}</CloseBlockers>
    </dialog>
  );
}
