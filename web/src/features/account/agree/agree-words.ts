import "server-only";
import {LEGAL_PATHS} from "@gradus/schemas/routes";
import {accountWords} from "@/client/parts/account-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

export function agreeWords(context: PageContext) {
  const {t, href, market} = context;
  const names = {privacy: t("footer.privacy"), terms: t("footer.terms")};
  return {
    ...accountWords(context),
    ...pickWords(market.locale, "privacy", [
      "agreeText",
      "agreeButton",
      "agreeing",
      "agreeLater",
      "agreeDone",
    ]),
    ...pickWords(market.locale, "account", ["readText", "privacy"]),
    openAccount: t("account.title"),
    documents: Object.fromEntries(Object.entries(names)),
    /** Where the text of a document is that applies now. */
    texts: Object.fromEntries(LEGAL_PATHS.map((path) => [path.slice(1), href(path)])),
    hrefs: {privacy: href("/account/privacy"), account: href("/account")},
  };
}
export type AgreeWords = ReturnType<typeof agreeWords>;
