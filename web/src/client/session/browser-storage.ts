import type {SafeStorage} from "./ports";
import {openSafeStorage} from "./safe-storage";

let tabStorage: SafeStorage | null = null;
let deviceStorage: SafeStorage | null = null;

export function browserTabStorage(): SafeStorage {
  tabStorage ??= openSafeStorage(() => sessionStorage);
  return tabStorage;
}

export function browserDeviceStorage(): SafeStorage {
  deviceStorage ??= openSafeStorage(() => localStorage);
  return deviceStorage;
}
