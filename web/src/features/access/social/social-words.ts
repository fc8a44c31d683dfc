import "server-only";
import {pickWords} from "@/lib/messages";
import type {PageContext} from "@/lib/page-context";

export function socialWords({market}: PageContext) {
  return pickWords(market.locale, "auth", ["or", "social", "socialUnavailable"]);
}
