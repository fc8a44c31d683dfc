import {POWER_FAMILIES, type PowerFamily} from "@gradus/backend/contract/activity-values";
import {ChoiceField} from "../power/choice-field";
import type {PowerTranslator} from "../power/power-messages";
import {COMPARISONS, type CurveChoice, type Days, RANGES} from "./curve-address";
import {DaysFields} from "./days-fields";

interface Props {
  readonly choice: CurveChoice;
  /** The days shown now, and those they are compared with: where picking other days begins. */
  readonly days: Days;
  readonly comparedDays: Days | null;
  readonly families: readonly PowerFamily[];
  readonly family: PowerFamily | null;
  readonly hasWeight: boolean;
  readonly t: PowerTranslator;
  readonly onChange: (choice: CurveChoice) => void;
}

export function CurveChoices({choice, days, comparedDays, families, family, hasWeight, t, onChange}: Props) {
  const set = (change: Partial<CurveChoice>) => onChange({...choice, ...change});
  const oneOf = <Value extends string>(
    list: readonly Value[],
    value: string,
    then: (chosen: Value) => void,
  ) => {
    const chosen = list.find((each) => each === value);
    if (chosen !== undefined) then(chosen);
  };
  return (
    <div className="curve-choices">
      <ChoiceField
        name="range"
        label={t("power.range.label")}
        value={choice.range}
        onChoose={(value) =>
          oneOf(RANGES, value, (range) => set({range, days: range === "custom" ? days : null}))
        }
      >
        {RANGES.map((range) => (
          <option key={range} value={range}>
            {range === "all" || range === "custom"
              ? t(`power.range.${range}`)
              : t("power.range.days", {days: range})}
          </option>
        ))}
      </ChoiceField>
      {choice.range !== "all" && (
        <ChoiceField
          name="compare"
          label={t("power.compare.label")}
          value={choice.comparison}
          onChoose={(value) =>
            oneOf(COMPARISONS, value, (comparison) =>
              set({comparison, comparedDays: comparison === "custom" ? (comparedDays ?? days) : null}),
            )
          }
        >
          {COMPARISONS.map((comparison) => (
            <option key={comparison} value={comparison}>
              {t(`power.compare.${comparison}`)}
            </option>
          ))}
        </ChoiceField>
      )}
      {families.length > 1 && family && (
        <ChoiceField
          name="family"
          label={t("power.family.label")}
          value={family}
          onChoose={(value) => oneOf(POWER_FAMILIES, value, (chosen) => set({family: chosen}))}
        >
          {families.map((each) => (
            <option key={each} value={each}>
              {t(`power.family.${each}`)}
            </option>
          ))}
        </ChoiceField>
      )}
      {hasWeight && (
        <ChoiceField
          name="unit"
          label={t("power.unit")}
          value={choice.perKilogram ? "w-kg" : "w"}
          onChoose={(value) => set({perKilogram: value === "w-kg"})}
        >
          <option value="w">W</option>
          <option value="w-kg">W/kg</option>
        </ChoiceField>
      )}
      <label className="curve-switch">
        <input
          type="checkbox"
          name="detraining"
          className="size-5 accent-current"
          checked={choice.detraining}
          onChange={() => set({detraining: !choice.detraining})}
        />
        {t("power.detraining.label")}
      </label>
      {choice.days && (
        <DaysFields
          key={`range ${choice.days.from} ${choice.days.to}`}
          days={choice.days}
          legend={t("power.range.label")}
          t={t}
          onChoose={(chosen) => set({days: chosen})}
        />
      )}
      {choice.comparedDays && (
        <DaysFields
          key={`compare ${choice.comparedDays.from} ${choice.comparedDays.to}`}
          days={choice.comparedDays}
          legend={t("power.compare.label")}
          t={t}
          onChoose={(chosen) => set({comparedDays: chosen})}
        />
      )}
    </div>
  );
}
