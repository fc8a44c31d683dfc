import type {Schedule} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";
import {toPlan} from "./subscription-object.ts";
import {changeSubscription, endSubscription} from "./subscriptions.ts";

/** The phase of this second, or null when all are over. */
export const phaseAt = ({phases}: Pick<Schedule, "phases">, now: number) =>
  phases.find(({start_date, end_date}) => start_date <= now && now < end_date) ?? null;

export function planPhase(shop: Shop, schedule: Schedule): void {
  shop.tasks.cancel("advance_schedule", schedule.id);
  const phase = phaseAt(schedule, shop.clock.now());
  if (phase) shop.tasks.add("advance_schedule", schedule.id, phase.end_date, schedule.test_clock);
}

export function advanceSchedule(shop: Shop, id: string): void {
  const schedule = shop.store.get("subscription_schedule", id);
  if (schedule?.status !== "active") return;
  const phase = phaseAt(schedule, shop.clock.now());
  if (!phase) {
    finish(shop, schedule);
    return;
  }
  applyPhase(shop, schedule, phase);
  const current = {start_date: phase.start_date, end_date: phase.end_date};
  const moved = shop.store.put({...schedule, current_phase: current});
  shop.events.emit("subscription_schedule.updated", moved, schedule);
  planPhase(shop, moved);
}

function applyPhase(shop: Shop, schedule: Schedule, {items}: Schedule["phases"][number]): void {
  const subscription = shop.store.get("subscription", schedule.subscription ?? "");
  if (!subscription) return;
  const data = subscription.items.data.map((item, index) => {
    const next = items[index];
    const price = shop.store.get("price", next?.price ?? "");
    return price
      ? {...item, price, plan: toPlan(price), quantity: next?.quantity ?? item.quantity ?? 1}
      : item;
  });
  changeSubscription(shop, subscription, {items: {...subscription.items, data}});
}

function finish(shop: Shop, schedule: Schedule): void {
  const subscription = shop.store.get("subscription", schedule.subscription ?? "");
  if (schedule.end_behavior === "cancel") {
    if (subscription) endSubscription(shop, subscription, "cancellation_requested");
    const completed = shop.store.put({
      ...schedule,
      status: "completed",
      completed_at: shop.clock.now(),
      current_phase: null,
    });
    shop.events.emit("subscription_schedule.completed", completed, schedule);
    return;
  }
  releaseSchedule(shop, schedule);
}

/** The subscription goes on without it, as it is. */
export function releaseSchedule(shop: Shop, schedule: Schedule): Schedule {
  const subscription = shop.store.get("subscription", schedule.subscription ?? "");
  if (subscription) changeSubscription(shop, subscription, {schedule: null});
  shop.tasks.cancel("advance_schedule", schedule.id);
  const released = shop.store.put({
    ...schedule,
    status: "released",
    released_at: shop.clock.now(),
    released_subscription: schedule.subscription,
    subscription: null,
    current_phase: null,
  });
  shop.events.emit("subscription_schedule.released", released, schedule);
  return released;
}
