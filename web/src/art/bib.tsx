import {bibLanes, FIELDS} from "./generators/bib-lanes";

interface Props {
  readonly name: string;
  readonly seed: number;
  /** Instead of the field that the seed picks. */
  readonly color?: string | null;
  readonly className?: string;
}

/** Replaces a portrait. Hidden from screen readers: the name is beside it. */
export function Bib({name, seed, color, className}: Props) {
  const {lines, ticks} = bibLanes(seed);
  return (
    <svg viewBox="0 0 320 320" aria-hidden="true" className={className}>
      <rect width="320" height="320" fill={color ?? `var(--field-${FIELDS[seed % FIELDS.length]})`} />
      <path d={lines} fill="none" stroke="#fff" strokeWidth="2.5" strokeOpacity=".42" />
      <path d={ticks} fill="none" stroke="#fff" strokeWidth="10" strokeOpacity=".5" strokeDasharray="1.5 5" />
      <text x="22" y="160" fill="#fff" className="bib-initials">
        {initials(name)}
      </text>
    </svg>
  );
}

export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : null].map(
    (word) => [...(word ?? "")][0] ?? "",
  );
  return letters.join("").toUpperCase();
}
