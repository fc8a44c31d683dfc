import {MARK_PATH, WORDMARK_PATH} from "@/art/drawing/logo-paths";

interface Props {
  readonly className?: string;
}

const STROKE = {fill: "none", stroke: "currentColor", strokeWidth: 4.6} as const;

/** The mark alone, for places under 96 px. The link around it carries the name. */
export function Mark({className = "h-5"}: Props) {
  return (
    <svg viewBox="0 0 62 50" aria-hidden="true" className={className}>
      <path d={MARK_PATH} {...STROKE} />
    </svg>
  );
}

export function Logo({className = "h-6"}: Props) {
  return (
    <svg viewBox="0 0 312 50" aria-hidden="true" className={className}>
      <path d={MARK_PATH} {...STROKE} />
      <path d={WORDMARK_PATH} fill="currentColor" transform="translate(86 14) scale(.794)" />
    </svg>
  );
}
