import {LEGAL_PATHS} from "@gradus/schemas/routes";
import type {Translator} from "@/i18n/message-types";

/** The name of a document that a user agrees to. */
export function documentName(kind: string, t: Translator<"footer.privacy" | "footer.terms">): string {
  const names: Readonly<Record<string, string>> = {privacy: t("footer.privacy"), terms: t("footer.terms")};
  return names[kind] ?? kind;
}

/** The address of something about each document, by its kind. */
export function documentHrefs(hrefOf: (path: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(LEGAL_PATHS.map((path) => [path.slice(1), hrefOf(path)]));
}
