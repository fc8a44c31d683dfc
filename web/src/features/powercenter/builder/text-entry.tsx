import type {TextMistake} from "@gradus/training/workouts/read-text";
import {textExamples} from "@gradus/training/workouts/text-words";
import {useId, useRef} from "react";
import {Button} from "@/ui/button";
import type {BuilderContext} from "./builder-context";
import type {TypedText} from "./use-typed-text";

interface Props {
  readonly typed: TypedText;
  readonly context: BuilderContext;
}

/**
 * The workout as text. What can be read becomes blocks at once; what cannot is marked at its place, and the blocks stay
 * as they were.
 */
export function TextEntry({typed: {text, mistake, type, reset}, context}: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const {t, language} = context;
  function showMistake({at, length}: TextMistake) {
    area.current?.focus();
    area.current?.setSelectionRange(at, at + length);
  }
  return (
    <section className="builder-text" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-h3">
        {t("builder.asText")}
      </h2>
      <p id={`${id}-hint`} className="text-label mt-1 text-text-2">
        {hintWords(context)}
      </p>
      <div className="text-entry">
        <MarkedText text={text} mistake={mistake} />
        <textarea
          ref={area}
          name="text"
          className="input"
          rows={Math.max(4, text.split("\n").length + 1)}
          spellCheck={false}
          autoCapitalize="off"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-hint ${id}-mistake`}
          aria-invalid={mistake !== null}
          value={text}
          placeholder={textExamples(language).workout}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <p id={`${id}-mistake`} className="text-mistake empty:hidden" role="status">
        {mistake && mistakeWords(mistake, text, context)}
      </p>
      {mistake && (
        <div className="quiet-row">
          <Button variant="quiet" onClick={() => showMistake(mistake)}>
            {t("builder.showMistake")}
          </Button>
          <Button variant="quiet" onClick={() => reset()}>
            {t("builder.textAgain")}
          </Button>
        </div>
      )}
    </section>
  );
}

function hintWords({t, language}: Pick<BuilderContext, "t" | "language">): string {
  const {lengths, targets, words} = textExamples(language);
  return t("builder.asTextHint", {
    lengths: lengths.join(", "),
    targets: targets.join(", "),
    words: words.join(", "),
  });
}

/** The same text below the field, with the mistake marked where it is. */
function MarkedText({text, mistake}: {readonly text: string; readonly mistake: TextMistake | null}) {
  if (!mistake) return null;
  const end = mistake.at + mistake.length;
  return (
    <div className="input text-marks" aria-hidden="true">
      {text.slice(0, mistake.at)}
      <mark>{text.slice(mistake.at, end) || " "}</mark>
      {text.slice(end)}
    </div>
  );
}

const CODES = {
  empty: "builder.mistakes.empty",
  unknown_word: "builder.mistakes.unknownWord",
  no_length: "builder.mistakes.noLength",
  two_lengths: "builder.mistakes.twoLengths",
  two_targets: "builder.mistakes.twoTargets",
  not_closed: "builder.mistakes.notClosed",
  out_of_range: "builder.mistakes.outOfRange",
  minutes_or_metres: "builder.mistakes.minutesOrMetres",
  too_deep: "builder.mistakes.tooDeep",
} as const;
/** Longer would push the sentence away. */
const SHOWN = 24;

function mistakeWords({code, at, length}: TextMistake, text: string, about: BuilderContext): string {
  const {t, language} = about;
  const line = text.slice(0, at).split("\n").length;
  const words = text
    .slice(at, at + length)
    .trim()
    .slice(0, SHOWN);
  const {step: example, minute, metre} = textExamples(language);
  const inUnit = (unit: string) => words.replace(/\s*m$/i, unit);
  const values = {words, example, minutes: inUnit(minute), metres: inUnit(metre)};
  return t("builder.mistakeAt", {line, problem: t(CODES[code], values)});
}
