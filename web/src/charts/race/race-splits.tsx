import {useRef, useState} from "react";
import {Button} from "@/ui/button";
import {useWidth} from "../use-width";
import {COLUMNS_MAX, groupSplits} from "./group-splits";
import type {RaceResult, RaceSetting} from "./race-result";
import {SplitChart} from "./split-chart";
import {SplitReadout} from "./split-readout";
import {SplitRows} from "./split-rows";
import {coursePhrase, zonePhrases} from "./split-words";

interface Props {
  readonly result: RaceResult;
  readonly setting: RaceSetting;
}

/** Pixels of the names of the rows. */
const NAMES = 76;
/** Pixels of one column of the split table. */
const COLUMN = 37;
/** Narrower than this many columns, only the table of rows can be read. */
const COLUMNS_MIN = 8;

export function RaceSplits({result, setting}: Props) {
  const {t, measures} = setting;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [at, setAt] = useState(0);
  const [isTable, setTable] = useState(false);
  const fitting = width === 0 ? COLUMNS_MAX : Math.floor((width - NAMES) / COLUMN);
  const isNarrow = fitting < COLUMNS_MIN;
  const {groups} = groupSplits(result.splits, Math.max(COLUMNS_MIN, Math.min(COLUMNS_MAX, fitting)));
  const last = Math.min(at, result.splits.length - 1);
  const cursor = {at: last, move: setAt};
  return (
    <section className="race-splits">
      <h3 className="text-h3">{t(measures.unit === "mi" ? "race.everyMile" : "race.everyKilometre")}</h3>
      <p className="mt-2 max-w-measure text-text-2 print:hidden">{coursePhrase(result, setting)}</p>
      <div className="race-facts text-label print:hidden">
        {zonePhrases(result, setting).map(({zone, words}) => (
          <span key={zone}>
            <i style={{background: `var(--z${zone})`}} />
            {words}
          </span>
        ))}
        {!isNarrow && (
          <Button variant="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t("race.asTable")}
          </Button>
        )}
      </div>
      <div ref={frame} className="race-chart print:hidden" data-narrow={isNarrow || undefined}>
        <SplitChart result={result} groups={groups} setting={setting} cursor={cursor} hasTable={!isNarrow} />
        <SplitReadout split={result.splits[last]} setting={setting} />
      </div>
      <SplitRows splits={result.splits} at={last} isOpen={isTable || isNarrow} setting={setting} />
    </section>
  );
}
