export const NEAR = 0.9;

interface Props {
  /** Between 0 and 1; more than 1 is past the limit. */
  readonly share: number;
}

/** The text beside it states the same, so screen readers skip it. */
export function Gauge({share}: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className="gauge tick-row"
      aria-hidden="true"
      data-over={share >= 1 || undefined}
      data-near={(share >= NEAR && share < 1) || undefined}
    >
      <i style={{width: `${percent}%`}} />
    </div>
  );
}
