import type {Activity} from "@gradus/backend/contract/activities";
import type {EditContext} from "./edit-form";
import {recordingWords} from "./recording-words";

type RecordingSpan = Pick<Activity, "id" | "start_time" | "elapsed_time">;

interface Props extends Pick<EditContext, "format" | "t"> {
  readonly runs: readonly Activity[];
}

export function OutingTimeline({runs, format, t}: Props) {
  const places = placesOf(runs);
  return (
    <ul className="outing-lanes">
      {runs.map((run) => (
        <li key={run.id}>
          <span className="text-label">{recordingWords(run, {format, t})}</span>
          <OutingSpan place={places.get(run.id)} />
        </li>
      ))}
    </ul>
  );
}

type Place = {readonly left: string; readonly width: string};

export const OutingSpan = ({place}: {readonly place: Place | undefined}) => (
  <span className="outing-lane" aria-hidden="true">
    <i style={place} />
  </span>
);

/** Where each begins and how wide it is, in percent of the time from the first start to the last end. */
export function placesOf(runs: readonly RecordingSpan[]): Map<string, Place> {
  const spans = runs.map(({id, start_time, elapsed_time}) => {
    const from = Date.parse(start_time) / 1000;
    return {id, from, to: from + elapsed_time};
  });
  const first = Math.min(...spans.map(({from}) => from));
  const seconds = Math.max(1, Math.max(...spans.map(({to}) => to)) - first);
  const percent = (part: number) => `${Math.round((1000 * part) / seconds) / 10}%`;
  return new Map(
    spans.map(({id, from, to}) => [id, {left: percent(from - first), width: percent(to - from)}]),
  );
}
