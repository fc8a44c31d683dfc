import {SHARE_LEVELS, type ShareLevel} from "@gradus/backend/contract/share-values";
import {describedBy, Mistake} from "@/ui/form/field";
import type {FormField} from "@/ui/form/use-form";
import {LEVEL_MESSAGES} from "./level-messages";
import type {SharesTranslator} from "./shares-messages";

interface Props {
  readonly field: FormField;
  readonly t: SharesTranslator;
  readonly defaultValue: ShareLevel;
}

export function LevelField({field, t, defaultValue}: Props) {
  return (
    <fieldset className="mt-6" aria-describedby={describedBy(field)}>
      <legend className="text-label">{t("shares.level")}</legend>
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
            {t(LEVEL_MESSAGES[level].name)}
            <span className="block text-label text-text-2">{t(LEVEL_MESSAGES[level].shows)}</span>
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
