import {FieldHero} from "@/art/field-hero";
import {hillDemo} from "@/art/run-sample";
import type {PageContext} from "@/content/page-context";
import {measureWords} from "@/lib/format/measure-words";
import {distanceMeasure, paceMeasure} from "@/lib/format/measures";
import {formatPercent} from "@/lib/format/numbers";
import {Actions} from "./actions";
import type {SectionBase} from "./frame";
import {Heading} from "./heading";
import type {SectionOf} from "./section";

type Content = Pick<SectionOf<"hero">, "field" | "heading" | "text" | "actions" | "art">;

interface Props {
  readonly section: SectionBase;
  readonly content: Content;
  readonly context: PageContext;
  readonly index: number;
}

/** Only the first one on a page renders its heading as `h1`. */
export function HeroContent({section, content, context, index}: Props) {
  const {field, heading, text, actions, art} = content;
  const readout = art?.generator === "heroTrack" ? exampleReadout(context) : undefined;
  return (
    <FieldHero
      field={field === "none" ? "asphalt" : field}
      art={art}
      idPrefix={section._key}
      {...(section.anchor && {id: section.anchor})}
      {...(readout && {readout})}
    >
      <Heading section={section} as={index === 0 ? "h1" : "h2"} look="text-display-1">
        {heading}
      </Heading>
      {text && <p className="text-body-lg text-text-2">{text}</p>}
      <Actions actions={actions} context={context} size="lg" className="mt-2 w-full" />
    </FieldHero>
  );
}

/** One moment of the example recording: the same hill the page shows further down. */
function exampleReadout({market, t}: PageContext) {
  const moment = hillDemo().find(({km}) => km >= 1.2);
  if (!moment) return undefined;
  const note = t("sections.hero.example", {
    distance: measureWords(distanceMeasure(moment.km, market)),
    grade: formatPercent(Math.round(moment.grade), market),
    pace: measureWords(paceMeasure(moment.paceSecondsPerKm, market)),
  });
  return {value: moment.watts, unit: "W", note};
}
