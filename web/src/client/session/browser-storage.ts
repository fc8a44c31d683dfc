import {keptStorage} from "./kept-storage";
import type {KeptStorage} from "./ports";

let tabStorage: KeptStorage | null = null;
let deviceStorage: KeptStorage | null = null;

/** This tab's own storage, for what a page keeps over a reload. */
export function browserTabStorage(): KeptStorage {
  tabStorage ??= keptStorage(() => sessionStorage);
  return tabStorage;
}

/** What this device keeps until somebody takes it away. */
export function browserDeviceStorage(): KeptStorage {
  deviceStorage ??= keptStorage(() => localStorage);
  return deviceStorage;
}
