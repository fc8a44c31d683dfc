import type {ReactNode} from "react";
import {Picture, safeId} from "./art";
import type {Clip} from "./drawing/clip";
import type {Field} from "./generators/bib-lanes";
import {lanes} from "./generators/lanes";
import {lanesLook, placeOf, subjectOf} from "./hero-place";
import {type ArtDescriptor, drawArt, type ParsedArt, parseArt} from "./parse-art";

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

export function FieldHero({field, art, idPrefix, clip = "black", readout, id, children}: Props) {
  const parsed = parseArt(art ?? {});
  const layout = placeOf(parsed);
  return (
    <section id={id} className={`hero field-${field ?? "track"} hero-${layout}`}>
      <div className="wrap hero-words">
        <div className="hero-copy">{children}</div>
        {readout && <HeroReadout {...readout} />}
      </div>
      <div className="hero-stage">
        {(layout === "object" || layout === "lanes-only") && <Lanes art={parsed} />}
        {layout !== "lanes-only" && (
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

function Lanes({art}: {art: ParsedArt}) {
  const style = lanesLook(art);
  return (
    <div className="hero-lanes">
      <Picture drawing={lanes({...style, trace: style.missing === 0})} fit="xMaxYMax slice" />
    </div>
  );
}

/** The number counts up once, by a CSS animation; screen readers get the final value. */
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
