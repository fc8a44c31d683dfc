import type {ReactNode} from "react";
import {formatDuration} from "@/lib/format/duration";
import {FieldLanes} from "./field-lanes";
import {isBeyond} from "./race-phrases";
import type {RaceResult, RaceSetting} from "./race-result";
import {RangeRuler} from "./range-ruler";
import {SECOND_STEPS, WATT_STEPS} from "./ruler";
import {DrawnBand} from "./wrist-band";

interface Props {
  readonly result: RaceResult;
  readonly setting: RaceSetting;
  /** The result as a sentence, on pages that show it. */
  readonly children: ReactNode;
}

export function RaceField({result, setting, children}: Props) {
  const {t, measures} = setting;
  const {power, power_range: watts, time_range: times, criticalPower} = result;
  const isOutline = isBeyond(result);
  const whole = (value: number) => measures.number(Math.round(value), 0);
  return (
    <div className="race-field field-cinder">
      <FieldLanes />
      <div className="race-field-words">
        {children}
        {!isOutline && (
          <p className="race-target" aria-hidden="true">
            {whole(power)}
            <span>W</span>
          </p>
        )}
        <RangeRuler
          label={t("race.powerBand")}
          range={watts}
          mark={{at: criticalPower, label: t("race.cpMark", {watts: whole(criticalPower)})}}
          steps={WATT_STEPS}
          write={whole}
          isOutline={isOutline}
        />
        <RangeRuler
          label={t("sections.racePlanner.time")}
          range={times}
          steps={SECOND_STEPS}
          write={formatDuration}
          isOutline={isOutline}
        />
      </div>
      {!isOutline && <DrawnBand result={result} setting={setting} />}
    </div>
  );
}
