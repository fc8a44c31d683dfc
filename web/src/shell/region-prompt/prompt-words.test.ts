import {listMarkets, REGIONS} from "@gradus/schemas/markets";
import {expect, it} from "vitest";
import {promptWords} from "./prompt-words";

it("names money, place and language, and repeats the question in the suggested language", async () => {
  expect(await promptWords({region: "us", locale: "en"}, "de")).toEqual({
    label: "Region suggestion",
    sentence: "You are visiting the United States site. Go to Germany?",
    detail: "Prices in euros, shipping to Germany, in German.",
    translation: {
      lang: "de",
      sentence: "Du bist im Store Vereinigte Staaten. Zum Store Deutschland wechseln?",
    },
    go: "Go to Germany",
    stay: "Stay on United States",
    change: "Change location",
    close: "Close",
    suggestedLocale: "de",
  });
});

it("omits the translation when both regions use the same language", async () => {
  const words = await promptWords({region: "us", locale: "en"}, "gb");
  expect(words.translation).toBeNull();
});

it("has words for every page and every suggestion", async () => {
  for (const currentMarket of listMarkets()) {
    for (const suggested of REGIONS) {
      expect(JSON.stringify(await promptWords(currentMarket, suggested))).not.toMatch(/undefined|[{]\w+[}]/);
    }
  }
});
