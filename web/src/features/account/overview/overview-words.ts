import "server-only";
import {accountWords} from "@/client/parts/account-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

// A count no message contains otherwise; the browser puts the real one in its place.
const SAMPLE = 22;

export function overviewWords(context: PageContext) {
  const {t, market} = context;
  const {locale} = market;
  return {
    ...accountWords(context),
    ...pickWords(locale, "account", ["hello", "memberSince", "unverified"]),
    ...pickWords(locale, "account", ["devices", "shoes", "shares"]),
    ...pickWords(locale, "signup", ["verifyEmail"]),
    ...pickWords(locale, "shoes", ["ran", "ranOf"]),
    ...pickWords(locale, "tiles", ["lowestBattery", "noBattery", "noDevices", "noShoes"]),
    pendingNone: t("tiles.pending", {count: 0}),
    pendingOne: t("tiles.pending", {count: 1}),
    pendingMany: t("tiles.pending", {count: SAMPLE}).replace(String(SAMPLE), "{count}"),
  };
}
export type OverviewWords = ReturnType<typeof overviewWords>;
