import type {FootData} from "@gradus/backend/contract/foot-data";
import {lazy, Suspense} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {type Cursor, useCursorSlot} from "@/charts/series-stack/cursor";
import {useFootData} from "@/client/resources/use-foot-data";
import {useLastLoaded} from "@/client/resources/use-last-loaded";
import type {RunContext} from "../run-words";
import {choosePath} from "./path-range";
import {useDebouncedValue} from "./use-debounced-value";
import {useNearViewport} from "./use-near-viewport";

interface Props extends RunContext {
  readonly cursor: Cursor;
  readonly selection: SlotRange | null;
}

// Few runs have any: the drawing is read with the first that has.
const Paths = lazy(async () => ({default: (await import("./foot-paths")).FootPaths}));

/** Loaded once the viewer scrolls near. Renders nothing where the pods recorded no foot path. */
export function FootPathSection(props: Props) {
  const {place, isNear} = useNearViewport();
  const whole = useFootData(isNear ? props.run.id : null, null);
  return (
    <>
      <div ref={place} />
      {whole.data && hasPath(whole.data) && <ChosenPath {...props} whole={whole.data} />}
    </>
  );
}

const hasPath = ({sides}: FootData) => sides.left !== null || sides.right !== null;

/** How long the cursor has to rest: while it moves over the charts, nothing is requested. */
const DEBOUNCE_MS = 300;

function ChosenPath({cursor, selection, whole, ...about}: Props & {readonly whole: FootData}) {
  const {run} = about;
  const slot = useCursorSlot(cursor);
  const minute = choosePath(null, slot, cursor.length).range?.from ?? null;
  const rested = useDebouncedValue(minute, DEBOUNCE_MS);
  const choice = choosePath(selection, rested, cursor.length);
  const part = useFootData(choice.range && run.id, choice.range);
  const lastLoaded = useLastLoaded(part.data);
  const shown = choice.range === null ? whole : (part.data ?? lastLoaded ?? whole);
  return (
    <Suspense>
      <Paths
        {...about}
        whole={whole}
        shown={shown}
        // What stands there while another part is read is still of the part before.
        isWaiting={choice.range !== null && part.data === null && part.err === null}
        hasFailed={part.err !== null}
        retry={part.retry}
        of={choice.of}
      />
    </Suspense>
  );
}
