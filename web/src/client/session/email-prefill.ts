import type {SafeStorage} from "./ports";

const KEY = "gradus.carried_email";

/** An address typed on one sign-in or sign-up page and needed on the next. It travels in the tab, not in an address bar. */
export const saveEmailPrefill = (storage: SafeStorage, email: string) => storage.setItem(KEY, email);
export const readEmailPrefill = (storage: SafeStorage) => storage.getItem(KEY) ?? "";
