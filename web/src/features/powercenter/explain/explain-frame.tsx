import {type ReactNode, Suspense, type ToggleEvent, useEffect, useId, useRef, useState} from "react";
import type {ClientTranslator} from "@/i18n/message-types";
import {Icon} from "@/ui/icon/icon";

export type ExplainTranslator = ClientTranslator<"explain" | "common.close">;

interface Props {
  /** What the value is called on the page. */
  readonly name: string;
  /** The value as it stands there. */
  readonly shown: string;
  readonly t: ExplainTranslator;
  /** Rendered only while the panel is open. */
  readonly children: ReactNode;
}

/**
 * "How was this computed?" beside a number that was: a panel at the number, with the page usable around it. Opening,
 * closing by Escape or a press elsewhere, and the way back of the focus are the browser's.
 */
export function ExplainFrame({name, shown, t, children}: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // Focuses the panel, so that screen readers announce the title, which is rendered only now.
    if (isOpen) panel.current?.focus({preventScroll: true});
  }, [isOpen]);
  const onToggle = ({newState, target, currentTarget}: ToggleEvent<HTMLDivElement>) => {
    // Toggle events of a nested disclosure arrive here as well.
    if (target !== currentTarget) return;
    setOpen(newState === "open");
    // Some browsers give the focus to no button that was pressed, and have nowhere to give it back to.
    if (newState === "closed" && document.activeElement === document.body)
      button.current?.focus({preventScroll: true});
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="explain-button text-label"
        aria-label={`${t("explain.button")}: ${name}`}
        aria-haspopup="dialog"
        popoverTarget={id}
        style={{anchorName: `--${id}`}}
      >
        <Icon name="info" size={16} />
        <span>{t("explain.button")}</span>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        className="explain-panel"
        style={{positionAnchor: `--${id}`}}
        onToggle={onToggle}
      >
        {isOpen && (
          <>
            <div className="explain-head">
              <h2 id={`${id}-title`} className="text-h3">
                {t("explain.title", {name, value: shown})}
              </h2>
              <button
                type="button"
                className="explain-close"
                aria-label={t("common.close")}
                popoverTarget={id}
                popoverTargetAction="hide"
              >
                <Icon name="close" size={20} />
              </button>
            </div>
            <Suspense>{children}</Suspense>
          </>
        )}
      </div>
    </>
  );
}
