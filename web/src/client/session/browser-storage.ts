import type {SafeStorage} from "./ports";
import {openSafeStorage} from "./safe-storage";

let tabStorage: SafeStorage | null = null;
let deviceStorage: SafeStorage | null = null;

/** This tab's own storage, for data that survives a reload of the page. */
export function browserTabStorage(): SafeStorage {
  tabStorage ??= openSafeStorage(() => sessionStorage);
  return tabStorage;
}

/** This device's storage, persistent until it is cleared. */
export function browserDeviceStorage(): SafeStorage {
  deviceStorage ??= openSafeStorage(() => localStorage);
  return deviceStorage;
}
