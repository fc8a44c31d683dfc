import "server-only";
import {LEGAL_PATHS} from "@gradus/schemas/routes";
import {accountWords} from "@/client/parts/account-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

export function consentsWords(context: PageContext) {
  const {t, href, market} = context;
  const names = {privacy: t("footer.privacy"), terms: t("footer.terms")};
  return {
    ...accountWords(context),
    ...pickWords(market.locale, "account", ["agreements", "noAgreements", "choices", "agreedOn", "readText"]),
    ...pickWords(market.locale, "account", ["consentMarketing", "consentAnalytics", "consentCoach"]),
    documents: Object.fromEntries(Object.entries(names)),
    /** Where the versions of a document are listed. */
    versions: Object.fromEntries(LEGAL_PATHS.map((path) => [path.slice(1), href(`${path}/versions`)])),
  };
}
export type ConsentsWords = ReturnType<typeof consentsWords>;
