import {type KeyboardEvent, type ReactNode, useRef} from "react";

interface Props {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function Panel({title, children}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key !== "Escape" || !details.current?.open) return;
    details.current.open = false;
    summary.current?.focus();
  };
  return (
    <details ref={details} name="preview-panel" className="preview-panel-place" onKeyDown={onKeyDown}>
      <summary ref={summary}>{title}</summary>
      {children}
    </details>
  );
}
