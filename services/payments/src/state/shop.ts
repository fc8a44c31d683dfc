import {createClock} from "./clock.ts";
import {createEvents} from "./events.ts";
import {createStore, type Journal} from "./store.ts";
import {createTasks} from "./tasks.ts";

export interface ShopOptions {
  /** Null keeps everything in memory only. */
  readonly journal: Journal | null;
  readonly machine: () => Date;
  /** Where this server answers. */
  readonly url: string;
  readonly apiVersion: string;
}

export type Shop = ReturnType<typeof createShop>;

export function createShop({journal, machine, url, apiVersion}: ShopOptions) {
  const store = createStore(journal);
  const clock = createClock(store, machine);
  return {
    store,
    clock,
    tasks: createTasks(store, clock),
    events: createEvents(store, clock, apiVersion),
    url,
    apiVersion,
  };
}
