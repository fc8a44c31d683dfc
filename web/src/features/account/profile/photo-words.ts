import "server-only";
import {thingWords} from "@/client/parts/thing-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

export function photoWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...thingWords(context),
    ...pickWords(locale, "photo", ["label", "hint", "choose", "remove", "removeText", "sending"]),
    ...pickWords(locale, "photo", ["saved", "removed", "tooLarge", "unreadable"]),
  };
}
export type PhotoWords = ReturnType<typeof photoWords>;
