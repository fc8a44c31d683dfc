import {qrCode} from "./qr-code";

interface Props {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
}

/** Dark on light in both schemes: readers expect it so. */
export function QrPicture({text, label, className}: Props) {
  const modules = qrCode(text);
  if (!modules) return null;
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const size = modules.length + 8;
  return (
    <svg viewBox={`-4 -4 ${size} ${size}`} role="img" aria-label={label} className={className}>
      <rect x="-4" y="-4" width={size} height={size} className="fill-on-field" />
      <path d={path} className="fill-ink" shapeRendering="crispEdges" />
    </svg>
  );
}
