import "server-only";
import {thingWords} from "@/client/parts/thing-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

const KEYS = [
  ...(["none", "add", "added", "inUse", "retired", "isDefault", "makeDefault", "madeDefault"] as const),
  ...(["ran", "ranOf", "overLimit", "boughtOn", "retiredOn", "wasRetired", "wasReused"] as const),
  ...(["retireText", "retireThing", "removeText", "worn"] as const),
  ...(["brand", "model", "name", "color", "bought", "limit", "limitHint", "boughtFuture"] as const),
] as const;

export function shoesWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...thingWords(context),
    ...pickWords(locale, "account", ["retire", "unretire"]),
    ...pickWords(locale, "signup", ["kilometers", "miles"]),
    ...pickWords(locale, "shoes", KEYS),
  };
}
export type ShoesWords = ReturnType<typeof shoesWords>;
