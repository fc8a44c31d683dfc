import "server-only";
import {pickWords} from "@/lib/messages";
import type {PageContext} from "@/lib/page-context";
import {accountWords} from "../parts/account-words";

export function overviewWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...accountWords(context),
    ...pickWords(locale, "account", ["hello", "memberSince", "unverified"]),
    ...pickWords(locale, "signup", ["verifyEmail"]),
  };
}
