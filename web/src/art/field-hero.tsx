import type {ReactNode} from "react";
import {Picture, safeId} from "./art";
import type {Clip} from "./clip";
import type {Field} from "./generators/coach-bib";
import {lanes} from "./generators/lanes";
import {type ArtDescriptor, drawArt, type GeneratorName, type ParsedArt, parseArt} from "./parse-art";

interface Readout {
  readonly value: number;
  readonly unit: string;
  /** The circumstances, for example "at 1.2 km, grade +6 %, pace 6:10 min/km". */
  readonly note: string;
}

interface Props {
  readonly field?: Field | null;
  readonly art?: ArtDescriptor | null;
  readonly idPrefix: string;
  readonly clip?: Clip;
  readonly readout?: Readout;
  readonly id?: string;
  readonly children: ReactNode;
}

/**
 * How a drawing takes its place: an object stands on the lanes and crosses the field's lower edge, ground lies along
 * that edge from side to side, a panel stands beside the words; lanes alone are the background.
 */
const PLACES: Partial<Record<GeneratorName, "object" | "ground" | "lanes-only">> = {
  heroTrack: "object",
  pod: "object",
  duo: "object",
  lanes: "lanes-only",
  courseRibbon: "ground",
};

/** The opening of a page: words on a field, its drawing beside or below them, never across them. */
export function FieldHero({field, art, idPrefix, clip = "black", readout, id, children}: Props) {
  const parsed = parseArt(art ?? {});
  const place = PLACES[parsed.generator] ?? "panel";
  return (
    <section id={id} className={`hero field-${field ?? "track"} hero-${place}`}>
      <div className="wrap hero-words">
        <div className="hero-copy">{children}</div>
        {readout && <HeroReadout {...readout} />}
      </div>
      <div className="hero-stage">
        {(place === "object" || place === "lanes-only") && <Lanes art={parsed} />}
        {place !== "lanes-only" && (
          <div className="hero-drawing">
            <Picture
              drawing={drawArt(subjectOf(parsed), {prefix: safeId(idPrefix), clip})}
              alt={art?.decorative ? null : (art?.alt ?? null)}
              className="w-full"
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** What is left to draw once the hero has laid out the background. */
function subjectOf({generator, params}: ParsedArt): ParsedArt {
  if (generator === "heroTrack") return {generator: "pod", params};
  // The lanes carry a pod, so it needs no laces; a course rises away from the words.
  return {generator, params: {...params, laces: false, climb: true}};
}

function Lanes({art: {params}}: {art: ParsedArt}) {
  const seed = "seed" in params && typeof params.seed === "number" ? params.seed : 1;
  const missing = "missing" in params && typeof params.missing === "number" ? params.missing : 0;
  return (
    <div className="hero-lanes">
      <Picture drawing={lanes({seed, missing, trace: missing === 0})} fit="xMaxYMax slice" />
    </div>
  );
}

/** The number counts up once, in the style sheet; readers hear the value. */
function HeroReadout({value, unit, note}: Readout) {
  const digits = {"--to": value, "--digits": String(value).length};
  return (
    <div className="hero-readout">
      <p className="text-value-xl">
        <span className="sr-only">{value}</span>
        <span className="count" aria-hidden="true" style={digits as object} />
        <span className="unit">{`\u202f${unit}`}</span>
      </p>
      <p className="text-code text-text-2">{note}</p>
    </div>
  );
}
