import type {Shop} from "../state/shop.ts";
import {performTask} from "./perform.ts";

/** Does everything up to the hour a test clock was sent to, in order of time. */
export function advanceClock(shop: Shop, id: string): void {
  const {store, tasks, events} = shop;
  const target = store.get("test_helpers.test_clock", id)?.status_details.advancing?.target_frozen_time;
  if (target === undefined) return;
  tasks.run((task) => performTask(shop, task), target, id);
  store.transaction(() => {
    const advancing = store.get("test_helpers.test_clock", id);
    if (!advancing) return;
    const ready = store.put({
      ...advancing,
      status: "ready" as const,
      frozen_time: target,
      status_details: {},
    });
    events.emit("test_helpers.test_clock.ready", ready);
  });
}
