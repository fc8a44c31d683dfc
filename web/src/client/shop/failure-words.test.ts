import {expect, it} from "vitest";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {failureWords} from "./failure-words";
import {SHOP_MESSAGES} from "./shop-setting";

it.each([
  ["en", "try again in 9 minutes", "in 10 minutes"],
  ["de", "versuch es in 9 Minuten wieder", "in 10 Minuten"],
  ["fr", "réessayez dans 9 minutes", "dans 10 minutes"],
  ["es", "inténtalo en 9 minutos", "en 10 minutos"],
] as const)(
  "after too many declined cards the message in %s states how long payment is paused",
  (locale, part, longest) => {
    const t = clientTranslator(selectMessages({region: "int", locale}, SHOP_MESSAGES));
    const code = "payment_cooldown";
    expect(failureWords({code, params: {retry_after: 521}}, {names: {}}, t)).toContain(part);
    expect(failureWords({code}, {names: {}}, t)).toContain(longest);
  },
);
