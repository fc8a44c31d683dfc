import {expect, test} from "vitest";
import {ownLanguage, parseChoice} from "./language-store.ts";

const person = (...names: string[]) => ({id: "p", roles: names.map((name) => ({name}))});

test("a translator starts in their own language, all other roles with all languages", () => {
  expect(ownLanguage(person("translator-fr"))).toBe("fr");
  expect(ownLanguage(person("publisher-es"))).toBe("es");
  expect(ownLanguage(person("editor"))).toBe("all");
  expect(ownLanguage(person("translator-fr", "translator-es"))).toBe("all");
  expect(ownLanguage(null)).toBe("all");
});

test("a stored choice that is no longer valid is discarded", () => {
  expect(parseChoice("de")).toBe("de");
  expect(parseChoice("all")).toBe("all");
  expect(parseChoice("it")).toBeNull();
  expect(parseChoice(null)).toBeNull();
});
