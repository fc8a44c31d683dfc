import {expect, it} from "vitest";
import {textsInOneLanguage} from "./texts-in-one-language";

const text = (version: string, locale: string) => ({version: {_ref: version}, locale});
const choose = (texts: ReturnType<typeof text>[], versions = ["own", "base"]) =>
  textsInOneLanguage(texts, versions, ["fr", "de", "en"])?.map(
    ({version, locale}) => `${version._ref} ${locale}`,
  ) ?? null;

it("takes the visitor's language when both texts have it", () => {
  expect(choose([text("base", "en"), text("base", "fr"), text("own", "fr")])).toEqual(["own fr", "base fr"]);
});

it("never puts a region's clauses between others in another language", () => {
  const texts = [text("base", "fr"), text("own", "de"), text("base", "de")];
  expect(choose(texts)).toEqual(["own de", "base de"]);
});

it("finds nothing where no language is complete", () => {
  expect(choose([text("base", "fr"), text("own", "de")])).toBeNull();
});
