import "server-only";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

export function socialWords({market}: PageContext) {
  return pickWords(market.locale, "auth", ["or", "social", "socialUnavailable"]);
}
