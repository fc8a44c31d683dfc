import {LEGAL_PATHS} from "@gradus/schemas/routes";
import type {Translator} from "@/i18n/message-types";

export function documentName(kind: string, t: Translator<"footer.privacy" | "footer.terms">): string {
  const names: Readonly<Record<string, string>> = {privacy: t("footer.privacy"), terms: t("footer.terms")};
  return names[kind] ?? kind;
}

export function documentHrefs(hrefOf: (path: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(LEGAL_PATHS.map((path) => [path.slice(1), hrefOf(path)]));
}
