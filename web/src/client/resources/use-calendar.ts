import {useEffect, useMemo, useSyncExternalStore} from "react";
import {type CalendarPart, partKey, partsOf, type ShortKind} from "../calendar/calendar-parts";
import {EMPTY_CALENDAR} from "../calendar/calendar-state";
import {type CalendarStore, createCalendarStore} from "../calendar/calendar-store";
import {browserSession} from "../session/browser-session";
import {useRequiredSession} from "../session/use-session";

const ROUTE = "/b/api/v1/users/{id}/calendar";
const REFRESH_MS = 60_000;

// One store per viewer and athlete of this page: returning to a calendar queries only what changed.
const stores = new Map<string, CalendarStore>();

function storeOf(viewer: string, id: string): CalendarStore {
  const key = `${viewer} ${id}`;
  const known = stores.get(key) ?? openStore(id);
  stores.set(key, known);
  return known;
}

function openStore(id: string): CalendarStore {
  const session = browserSession();
  return createCalendarStore((query) => session.callBackend(`GET ${ROUTE}`, {params: {id}, query}), {
    workout: (workout_id) =>
      session.callBackend("GET /b/api/v1/users/{id}/workouts/{workout_id}", {params: {id, workout_id}}),
    event: (event_id) =>
      session.callBackend("GET /b/api/v1/users/{id}/events/{event_id}", {params: {id, event_id}}),
  });
}

export interface CalendarFilter {
  /** Days, both included. */
  readonly from: string;
  readonly to: string;
  readonly kinds: readonly ShortKind[];
  readonly isWithDeleted: boolean;
  /** The owner of the calendar; null for the user's own. */
  readonly athlete: string | null;
}

const noSubscription = () => () => {};

/**
 * The calendar of the signed-in user or of one of their athletes, around some days; followed while the page is visible.
 */
export function useCalendar({from, to, kinds, isWithDeleted, athlete}: CalendarFilter) {
  const {userId} = useRequiredSession();
  const store = useMemo(() => (userId ? storeOf(userId, athlete ?? userId) : null), [userId, athlete]);
  const state = useSyncExternalStore(
    store?.subscribe ?? noSubscription,
    () => store?.state() ?? EMPTY_CALENDAR,
    () => EMPTY_CALENDAR,
  );
  const kindsKey = kinds.join(",");
  const parts = useMemo(
    () => partsOf(from, to, {kinds: kindsOf(kindsKey), isWithDeleted}),
    [from, to, kindsKey, isWithDeleted],
  );
  const isFresh = state.parts.size === 0;
  useEffect(() => {
    // Read anew, too, where everything was thrown away.
    if (store && (isFresh || parts.length > 0)) for (const part of parts) void store.load(part);
  }, [store, parts, isFresh]);
  useAutoRefresh(store);
  return {store, state, parts, stateOf: (part: CalendarPart) => state.parts.get(partKey(part)) ?? "loading"};
}

const kindsOf = (text: string) =>
  (["ua", "ue", "uw", "up"] as const).filter((kind) => text.split(",").includes(kind));

/** On returning to the page, and every minute while it is visible. */
function useAutoRefresh(store: CalendarStore | null) {
  useEffect(() => {
    if (!store) return;
    const follow = () => document.visibilityState === "visible" && void store.follow();
    const timer = setInterval(follow, REFRESH_MS);
    follow();
    const listening = new AbortController();
    addEventListener("focus", follow, {signal: listening.signal});
    addEventListener("online", follow, {signal: listening.signal});
    document.addEventListener("visibilitychange", follow, {signal: listening.signal});
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [store]);
}
