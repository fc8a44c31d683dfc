import type {LibraryLocale} from "../library-workout.ts";
import {DE} from "./de.ts";
import {EN, type LibraryLanguage} from "./en.ts";
import {ES} from "./es.ts";
import {FR} from "./fr.ts";

export type {FamilyName, ObjectiveName} from "./en.ts";

export const WORDS: Readonly<Record<LibraryLocale, LibraryLanguage>> = {en: EN, de: DE, fr: FR, es: ES};

/** A template with its placeholders filled. Throws for a name without a value, which is a mistake of the table. */
export const fill = (template: string, named: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = named[name];
    if (value === undefined) throw new Error(`Nothing is called ${name} in: ${template}`);
    return String(value);
  });
