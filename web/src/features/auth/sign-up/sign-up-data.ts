import type {SafeStorage} from "@/client/session/ports";
import {STEP_FIELDS, type StepField} from "./steps";

const KEY = "gradus.sign_up";
const SECRET = "password";

type SavedField = Exclude<StepField, typeof SECRET>;
/** What was entered so far, as text. It lives as long as the tab; the password is never among it. */
export type SignUpData = Readonly<Partial<Record<SavedField, string>>>;

const KEPT: ReadonlySet<string> = new Set<string>(
  Object.values(STEP_FIELDS)
    .flat()
    .filter((name) => name !== SECRET),
);

export function parseSignUpData(text: string): SignUpData {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(([name, value]) => KEPT.has(name) && typeof value === "string"),
    );
  } catch {
    return {};
  }
}

export function createSignUpStore(storage: SafeStorage) {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const readText = () => storage.getItem(KEY) ?? "{}";
  return {
    readText,
    save(values: Readonly<Record<string, string>>) {
      const draftValues = Object.fromEntries(Object.entries(values).filter(([name]) => KEPT.has(name)));
      storage.setItem(KEY, JSON.stringify({...parseSignUpData(readText()), ...draftValues}));
      notify();
    },
    clear() {
      storage.removeItem(KEY);
      notify();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
