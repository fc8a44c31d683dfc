import {browserDeviceStorage} from "@/client/session/browser-storage";
import {type Draft, parseDraft} from "./draft";

const KEY = "gradus.coach_application";

/** The draft on this device, or null. Where nothing may be stored, it lives as long as the page. */
export function readStoredDraft(): Draft | null {
  const text = browserDeviceStorage().getItem(KEY);
  return text === null ? null : parseDraft(text);
}

export function storeDraft(draft: Draft): void {
  browserDeviceStorage().setItem(KEY, JSON.stringify(draft));
}

export function clearStoredDraft(): void {
  browserDeviceStorage().removeItem(KEY);
}
