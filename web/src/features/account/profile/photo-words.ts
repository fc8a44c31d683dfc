import "server-only";
import {pickWords} from "@/lib/messages";
import type {PageContext} from "@/lib/page-context";
import {thingWords} from "../parts/thing-words";

export function photoWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...thingWords(context),
    ...pickWords(locale, "photo", ["label", "hint", "choose", "remove", "removeText", "sending"]),
    ...pickWords(locale, "photo", ["saved", "removed", "tooLarge", "unreadable"]),
  };
}
export type PhotoWords = ReturnType<typeof photoWords>;
