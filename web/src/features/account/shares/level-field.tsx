import {SHARE_LEVELS, type ShareLevel} from "@gradus/backend/contract/share-values";
import {describedBy, Mistake} from "@/ui/form/field";
import type {FormField} from "@/ui/form/use-form";
import type {SharesWords} from "./shares-words";

interface Props {
  readonly field: FormField;
  readonly words: SharesWords;
  readonly defaultValue: ShareLevel;
}

/** The four levels, each with the sentence that says what it means. */
export function LevelField({field, words, defaultValue}: Props) {
  return (
    <fieldset className="mt-6" aria-describedby={describedBy(field)}>
      <legend className="text-label">{words.level}</legend>
      {SHARE_LEVELS.map((level, index) => (
        <label key={level} className="mt-3 flex min-h-hit items-start gap-3">
          <input
            type="radio"
            id={index === 0 ? field.id : undefined}
            name={field.name}
            value={level}
            defaultChecked={level === defaultValue}
            className="mt-0.5 size-6 shrink-0 accent-current"
          />
          <span>
            {words.levels[level].name}
            <span className="block text-label text-text-2">{words.levels[level].shows}</span>
          </span>
        </label>
      ))}
      <Mistake field={field} />
    </fieldset>
  );
}

export function parseLevel(value: string): ShareLevel {
  return SHARE_LEVELS.find((level) => level === value) ?? "summary";
}
