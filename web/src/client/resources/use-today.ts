import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {useEffect, useMemo, useSyncExternalStore} from "react";
import {browserSession, newId} from "../session/browser-session";
import {browserDeviceStorage} from "../session/browser-storage";
import type {QueuedEdit} from "../session/edit-queue";
import {failed, type Reply} from "../session/reply";
import {useRequiredSession} from "../session/use-session";
import {readDays} from "../today/read-days";
import {createTodayStore, NO_DAYS, type TodayStore} from "../today/today-store";

const WORKOUTS = "/b/api/v1/users/{id}/workouts";
const LOCK = "gradus.today";
const noSubscription = () => () => {};

/** The signed-in user's days: read when the page is viewed; changes are sent and days read again on return. */
export function useToday() {
  const {userId} = useRequiredSession();
  const store = useMemo(() => (userId ? openStore(userId) : null), [userId]);
  const state = useSyncExternalStore(
    store?.subscribe ?? noSubscription,
    () => store?.state() ?? NO_DAYS,
    () => NO_DAYS,
  );
  useAutoRefresh(store);
  return {store, ...state};
}

function openStore(userId: string): TodayStore {
  return createTodayStore(userId, {
    storage: browserDeviceStorage(),
    now: Date.now,
    newKey: newId,
    read: readDays,
    send: sendEdit,
    isOwner: () => browserSession().userId() === userId,
    alone: (run) => {
      // Undefined outside https and localhost, whatever the types declare.
      const locks: LockManager | undefined = navigator.locks;
      return locks ? locks.request(LOCK, run) : run();
    },
  });
}

function useAutoRefresh(store: TodayStore | null) {
  useEffect(() => {
    if (!store) return;
    const listening = new AbortController();
    const {signal} = listening;
    const refresh = () => document.visibilityState === "visible" && void store.refresh();
    addEventListener("online", refresh, {signal});
    document.addEventListener("visibilitychange", refresh, {signal});
    addEventListener("storage", ({key}) => store.onStored(key), {signal});
    void store.refresh();
    return () => listening.abort();
  }, [store]);
}

/** Each try under the key of its change. */
async function sendEdit(id: string, edit: QueuedEdit): Promise<Reply<PlannedWorkout>> {
  const {change, version, workoutId, key: idempotencyKey} = edit;
  const {callBackend} = browserSession();
  const params = {id};
  if (change.kind === "skip") {
    const body = {id: workoutId, version, skipped: change.reason};
    return callBackend(`PATCH ${WORKOUTS}`, {params, body, idempotencyKey});
  }
  const body = {items: [{id: workoutId, day: change.day, version}]};
  const reply = await callBackend(`PATCH ${WORKOUTS}/reschedule`, {params, body, idempotencyKey});
  if (!reply.ok) return reply;
  const [moved] = reply.data.items;
  return moved ? {...reply, data: moved} : failed(reply.status, {code: "not_found", request_id: ""});
}
