import {type KeyboardEvent, type PointerEvent, useRef} from "react";
import {columnShare, placeAt} from "./column-places";
import {CourseRibbon} from "./course-ribbon";
import type {RaceResult, RaceSetting, RaceSplit} from "./race-result";
import {SplitColumns} from "./split-columns";
import {splitPhrase} from "./split-words";
import {WattsLine} from "./watts-line";

export interface SplitCursor {
  readonly at: number;
  readonly move: (at: number) => void;
}

interface Props {
  readonly result: RaceResult;
  readonly groups: readonly RaceSplit[];
  readonly setting: RaceSetting;
  readonly cursor: SplitCursor;
  readonly hasTable: boolean;
}

export function SplitChart({result, groups, setting, cursor, hasTable}: Props) {
  const {splits, distance, heights, power, zoneOf} = result;
  const plot = useRef<HTMLDivElement>(null);
  const share = (metres: number) => columnShare(groups, metres);
  function point(event: PointerEvent) {
    const box = plot.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const metres = placeAt(groups, (event.clientX - box.left) / box.width);
    const index = splits.findIndex(({to}) => metres < to);
    cursor.move(index === -1 ? splits.length - 1 : index);
  }
  const currentSplit = splits[cursor.at];
  const end = currentSplit?.to ?? 0;
  const column = groups.findIndex(({to}) => end <= to);
  const edge = `${100 * share(end)}%`;
  return (
    <div className="race-plot" onPointerMove={point} onPointerDown={point}>
      <p className="race-mean text-data" aria-hidden="true">
        {setting.measures.watts(power)}
      </p>
      <div ref={plot} className="race-ground">
        <i
          className="race-column"
          style={{left: `${(100 * column) / groups.length}%`, width: `${100 / groups.length}%`}}
        />
        <WattsLine splits={splits} mean={power} share={share} />
        <CourseRibbon
          heights={heights}
          distance={distance}
          stretches={splits.map((split) => ({to: split.to, zone: zoneOf(split.power)}))}
          share={share}
        />
        <i className="race-cursor" style={{left: edge}} />
      </div>
      {hasTable && <SplitColumns groups={groups} column={column} setting={setting} zoneOf={zoneOf} />}
      <div className="race-rail">
        {/* A grip that follows the columns, which a range of even steps would not. */}
        <div
          role="slider"
          tabIndex={0}
          className="race-grip"
          style={{left: edge}}
          aria-label={setting.t("race.slider")}
          aria-valuemin={1}
          aria-valuemax={splits.length}
          aria-valuenow={cursor.at + 1}
          aria-valuetext={currentSplit && splitPhrase(currentSplit, setting)}
          onKeyDown={(event) => onKey(event, cursor, splits.length - 1)}
        />
      </div>
    </div>
  );
}

function onKey(event: KeyboardEvent, {at, move}: SplitCursor, last: number) {
  const step = event.shiftKey ? 10 : 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: at + step,
    ArrowUp: at + step,
    ArrowLeft: at - step,
    ArrowDown: at - step,
    PageUp: at + 10,
    PageDown: at - 10,
    Home: 0,
    End: last,
  };
  const to = moves[event.key];
  if (to === undefined) return;
  event.preventDefault();
  move(Math.max(0, Math.min(last, to)));
}
