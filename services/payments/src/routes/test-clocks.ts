import {refuse} from "../protocol/errors.ts";
import {newId} from "../protocol/ids.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import {requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

const LIFETIME_S = 30 * 86_400;

/** `advance` lets a test clock run: it answers at once, and the clock is ready some time later. */
export const testClockRoutes = (
  {store, clock, events}: Shop,
  advance: (id: string) => void,
): HandlersOf<"test_helpers/test_clocks"> => ({
  "POST /v1/test_helpers/test_clocks": ({params}) => {
    const created = store.put({
      id: newId("test_helpers.test_clock"),
      object: "test_helpers.test_clock",
      created: clock.now(),
      deletes_after: clock.now() + LIFETIME_S,
      frozen_time: params.frozen_time,
      livemode: false,
      name: params.name ?? null,
      status: "ready",
      status_details: {},
    });
    events.emit("test_helpers.test_clock.created", created);
    return created;
  },
  "GET /v1/test_helpers/test_clocks/:id": ({id}) => requireObject(store, "test_helpers.test_clock", id),
  "POST /v1/test_helpers/test_clocks/:id/advance": ({id, params}) => {
    const before = requireObject(store, "test_helpers.test_clock", id);
    if (before.status !== "ready") refuse("This test clock is still advancing.");
    if (params.frozen_time <= before.frozen_time) {
      refuse("You cannot advance a test clock to a time before its current frozen time.", "frozen_time");
    }
    const advancing = store.put({
      ...before,
      status: "advancing",
      status_details: {advancing: {target_frozen_time: params.frozen_time}},
    });
    events.emit("test_helpers.test_clock.advancing", advancing);
    advance(id);
    return advancing;
  },
  "DELETE /v1/test_helpers/test_clocks/:id": ({id}) => {
    const deletedClock = requireObject(store, "test_helpers.test_clock", id);
    store.remove("test_helpers.test_clock", id);
    for (const customer of store.list("customer")) {
      if (customer.test_clock === id) store.remove("customer", customer.id);
    }
    for (const task of store.list("local.task")) {
      if (task.test_clock === id) store.remove("local.task", task.id);
    }
    events.emit("test_helpers.test_clock.deleted", deletedClock);
    return {id, object: "test_helpers.test_clock", deleted: true};
  },
});
