import type {SafeStorage} from "./ports";
import {openSafeStorage} from "./safe-storage";

let tabStorage: SafeStorage | null = null;
let deviceStorage: SafeStorage | null = null;

/** This tab's own storage, for what a page keeps over a reload. */
export function browserTabStorage(): SafeStorage {
  tabStorage ??= openSafeStorage(() => sessionStorage);
  return tabStorage;
}

/** Storage that this device keeps until it is cleared. */
export function browserDeviceStorage(): SafeStorage {
  deviceStorage ??= openSafeStorage(() => localStorage);
  return deviceStorage;
}
