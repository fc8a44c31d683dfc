import {LOCALES} from "@gradus/schemas/markets";
import {describe, expect, it} from "vitest";
import {catalogueOf} from "@/lib/messages/catalogue";
import {getTranslator} from "@/lib/messages/get-translator";
import type {MessageKey} from "@/lib/messages/message-key";
import {selectMessages} from "@/lib/messages/select-messages";
import {listPlaceholders} from "../../../messages/placeholders";
import {clientTranslator} from "./client-translator";

const US = {region: "us", locale: "en"} as const;
const counts = (message: string, values: readonly number[]) =>
  values.map((value) => Object.fromEntries(listPlaceholders(message).map((name) => [name, value])));

describe.each(LOCALES)("%s", (locale) => {
  const {keys, sourceOf} = catalogueOf(locale);

  it("says every message in the browser as on the server, with every count", () => {
    const onServer = getTranslator(locale);
    const different: string[] = [];
    for (const scope of Map.groupBy(keys, (key) => key.split(".")[0]).values()) {
      const handed = JSON.parse(JSON.stringify(selectMessages({region: "us", locale}, scope)));
      const inBrowser = clientTranslator<MessageKey>(handed);
      for (const key of scope) {
        for (const values of counts(sourceOf(key), [0, 1, 2, 7, 1_000_000])) {
          if (inBrowser(key, values) !== onServer(key, values))
            different.push(`${key}: ${inBrowser(key, values)}`);
        }
      }
    }
    expect(different).toEqual([]);
  });
});

it("counts in the forms of the language, with its numbers", () => {
  const say = (locale: "en" | "de" | "fr", count: number) =>
    clientTranslator(selectMessages({region: "us", locale}, ["coaches.found"]))("coaches.found", {count});
  expect([say("en", 1), say("en", 1234), say("de", 1234)]).toEqual([
    "1 coach",
    "1,234 coaches",
    "1.234 Coaches",
  ]);
  // French has one form for none and one.
  expect(say("fr", 0)).toBe("0 coach trouvé");
});

it("hands over the namespaces and messages of its scope, and nothing else", () => {
  const {texts} = selectMessages(US, ["list", "common.cancel"]);
  expect(Object.keys(texts)).toEqual(["common", "list"]);
  expect(texts.common).toEqual({cancel: "Cancel"});
});

it.each(LOCALES)("hands over only what React can send to the browser, in %s", (locale) => {
  const {texts} = selectMessages({region: "us", locale}, catalogueOf(locale).keys);
  // Strict about prototypes: the compiler makes objects without one, which React refuses.
  expect(texts).toStrictEqual(JSON.parse(JSON.stringify(texts)));
});

it("knows messages within messages by their whole path", () => {
  const t = clientTranslator(selectMessages(US, ["sections"]));
  expect(t("sections.membershipPlans.per.monthly")).toBe("per month");
});

it("writes numbers and days as the market does", () => {
  const t = clientTranslator(selectMessages({region: "ca", locale: "fr"}, ["list"]));
  expect(t.formatLocale).toBe("fr-CA");
});

it("sends what two islands of a page have in common once", () => {
  const scope = ["list"] as const;
  expect(selectMessages(US, scope).texts).toBe(selectMessages(US, scope).texts);
});
