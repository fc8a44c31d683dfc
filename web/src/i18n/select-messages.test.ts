import {LOCALES} from "@gradus/schemas/markets";
import type {ReactNode} from "react";
import {describe, expect, it} from "vitest";
import {createTestTranslator} from "@/testing/create-test-translator";
import {listPlaceholders, listTags} from "../../messages/placeholders";
import {listMessages, readCatalogue} from "../../messages/read-catalogue";
import {clientTranslator} from "./client-translator";
import type {MessageKey, MessageScope} from "./message-types";
import {selectMessages} from "./select-messages";

const US = {region: "us", locale: "en"} as const;
const counts = (message: string, values: readonly number[]) =>
  values.map((value) => ({
    ...Object.fromEntries(listPlaceholders(message).map((name) => [name, value])),
    ...Object.fromEntries(listTags(message).map((name) => [name, (words: ReactNode) => words])),
  }));
const isKey = (key: string): key is MessageKey => createTestTranslator("en").has(key as MessageKey);

describe.each(LOCALES)("%s", (locale) => {
  const sources = new Map(listMessages(readCatalogue(locale)));
  const keys = [...sources.keys()].filter(isKey);

  it("every message survives being sent to the browser, with every count", () => {
    const onServer = createTestTranslator(locale);
    const different: string[] = [];
    for (const scope of Map.groupBy(keys, (key) => key.split(".")[0]).values()) {
      const sent = JSON.parse(JSON.stringify(selectMessages({region: "us", locale}, scope)));
      const inBrowser = clientTranslator<MessageKey>(sent);
      for (const key of scope) {
        for (const values of counts(sources.get(key) ?? "", [0, 1, 2, 7, 1_000_000])) {
          const shown = JSON.stringify(inBrowser.rich(key, values));
          if (shown !== JSON.stringify(onServer.rich(key, values))) different.push(`${key}: ${shown}`);
        }
      }
    }
    expect(different).toEqual([]);
  });

  it("hands over only what React can send to the browser", () => {
    const {messages} = selectMessages({region: "us", locale}, keys);
    expect(messages).toStrictEqual(JSON.parse(JSON.stringify(messages)));
  });
});

it("counts in the forms of the language, with its numbers", () => {
  const count = (locale: "en" | "de" | "fr", number: number) =>
    clientTranslator(selectMessages({region: "us", locale}, ["coaches.found"]))("coaches.found", {
      count: number,
    });
  expect([count("en", 1), count("en", 1234), count("de", 1234)]).toEqual([
    "1 coach",
    "1,234 coaches",
    "1.234 Coaches",
  ]);
  // French has one form for none and one.
  expect(count("fr", 0)).toBe("0 coach trouvé");
});

it("hands over the namespaces and messages of its scope, and nothing else", () => {
  const {messages} = selectMessages(US, ["list", "common.cancel"]);
  expect(messages).toEqual({common: {cancel: "Cancel"}, list: expect.any(Object)});
});

it("leaves the catalogue as it is when a namespace and a message of it are both named", () => {
  const before = JSON.stringify(selectMessages(US, ["common"]));
  selectMessages(US, ["common.cancel", "common"]);
  selectMessages(US, ["common", "common.cancel"]);
  expect(JSON.stringify(selectMessages(US, ["common"]))).toBe(before);
  expect(selectMessages(US, ["common.cancel", "common"]).messages).toEqual(
    selectMessages(US, ["common"]).messages,
  );
});

it("knows messages within messages by their whole path", () => {
  const t = clientTranslator(selectMessages(US, ["sections.membershipPlans.per.monthly"]));
  expect(t("sections.membershipPlans.per.monthly")).toBe("per month");
});

it("throws for a message that is in no catalogue", () => {
  expect(() => selectMessages(US, ["common.gone" as MessageScope])).toThrow("common.gone");
});

it("formats numbers and days as the market does", () => {
  const t = clientTranslator(selectMessages({region: "ca", locale: "fr"}, ["list"]));
  expect(t.formatLocale).toBe("fr-CA");
});

it("sends what two islands of a page have in common once", () => {
  const scope = ["list"] as const;
  expect(selectMessages(US, scope).messages).toBe(selectMessages(US, scope).messages);
});
