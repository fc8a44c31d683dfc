import {formatDuration} from "@/lib/format/duration";
import type {RaceSetting, RaceSplit} from "./race-result";
import {stretchPhrase} from "./split-words";

interface Props {
  readonly split: RaceSplit | undefined;
  readonly setting: RaceSetting;
}

/** Hidden from screen readers, which announce it as the slider's value. */
export function SplitReadout({split, setting}: Props) {
  const {t, measures} = setting;
  if (!split) return null;
  return (
    <div className="race-readout" aria-hidden="true">
      <p>
        <span className="text-label">{stretchPhrase(split, setting)}</span>
        <b className="race-held">
          {measures.number(Math.round(split.power), 0)}
          <span className="unit">{"\u202f"}W</span>
        </b>
      </p>
      <p>
        <span className="text-label">{t("sections.podDemo.pace")}</span>
        <span className="text-value">
          {formatDuration((split.pace * measures.every) / 1000)}
          <span className="unit">{`\u202f/${measures.unit}`}</span>
        </span>
      </p>
      <p>
        <span className="text-label">{t("race.atMark")}</span>
        <span className="text-value">{formatDuration(split.cumulative)}</span>
      </p>
    </div>
  );
}
