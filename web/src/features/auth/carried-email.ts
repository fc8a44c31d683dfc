import type {KeptStorage} from "@/client/session/ports";

const KEY = "gradus.carried_email";

/** An address typed on one page of the door and needed on the next. It travels in the tab, not in an address bar. */
export const carryEmail = (storage: KeptStorage, email: string) => storage.setItem(KEY, email);
export const carriedEmail = (storage: KeptStorage) => storage.getItem(KEY) ?? "";
