import {LOCALES, type Locale} from "@gradus/schemas/markets";
import {useSyncExternalStore} from "react";
import {useCurrentUser} from "sanity";

export type LanguageChoice = Locale | "all";

interface Person {
  readonly id: string;
  readonly roles: readonly {readonly name: string}[];
}

const listeners = new Set<() => void>();
const keyOf = (person: string) => `gradus.language.${person}`;

/**
 * The language that lists are limited to. Translators start with their own; every user can change it, and it is stored.
 */
export function useLanguageChoice(): readonly [LanguageChoice, (choice: LanguageChoice) => void] {
  const person = useCurrentUser();
  const storedValue = useSyncExternalStore(subscribe, () => person && localStorage.getItem(keyOf(person.id)));
  const choose = (choice: LanguageChoice) => {
    if (person) localStorage.setItem(keyOf(person.id), choice);
    for (const listener of listeners) listener();
  };
  return [parseChoice(storedValue) ?? ownLanguage(person), choose];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same person.
  globalThis.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener("storage", listener);
  };
}

export function parseChoice(text: string | null): LanguageChoice | null {
  if (text === "all") return "all";
  return LOCALES.find((locale) => locale === text) ?? null;
}

/** The language of a person whose roles name exactly one, such as `translator-fr`. */
export function ownLanguage(person: Person | null): LanguageChoice {
  const named = LOCALES.filter((locale) => person?.roles.some(({name}) => name.endsWith(`-${locale}`)));
  const [only] = named;
  return only && named.length === 1 ? only : "all";
}
