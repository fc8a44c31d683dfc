import "server-only";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";
import {accountWords} from "./account-words";

/** The words of every section that lists things somebody has, changes them and takes them away. */
export function thingWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...accountWords(context),
    ...pickWords(locale, "common", ["cancel", "remove", "edit", "unknown"]),
    ...pickWords(locale, "things", ["removeThing", "changeThing", "removed", "changed", "working"]),
  };
}
export type ThingWords = ReturnType<typeof thingWords>;
