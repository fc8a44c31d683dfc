import "server-only";
import {thingWords} from "@/client/parts/thing-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

const KEYS = [
  ...(["intro", "guideTitle", "guideWake", "guideApp", "guideDone", "getApp"] as const),
  ...(["pod", "podLeft", "podRight", "watch", "serial", "batteryLabel", "firmware", "lastSeen"] as const),
  ...(["rename", "newName", "newNameHint", "removeText"] as const),
] as const;

export function devicesWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...thingWords(context),
    ...pickWords(locale, "account", ["devices", "noDevices"]),
    ...pickWords(locale, "devices", KEYS),
  };
}
export type DevicesWords = ReturnType<typeof devicesWords>;
