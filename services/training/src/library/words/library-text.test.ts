import {describe, expect, it} from "vitest";
import {listLibrary} from "../library.ts";
import type {LibraryText} from "../library-workout.ts";
import {LIBRARY_LOCALES} from "../library-workout.ts";
import {listPlanLibrary} from "../plans/plan-library.ts";
import {sessionText, sessionWords} from "../plans/session-words.ts";
import {keysThatHold, localizeTexts} from "./library-text.ts";

const PAIRS = LIBRARY_LOCALES.flatMap((from) => LIBRARY_LOCALES.map((to) => [from, to] as const));
const [easy] = listLibrary();
if (!easy) throw new Error("The library is empty");
const {text, words} = easy;

describe("texts of the library in another language", () => {
  it.each(PAIRS)("are those it has itself, from %s into %s, for every workout", (from, to) => {
    const wrong = listLibrary().filter(
      (each) =>
        JSON.stringify(localizeTexts(each.words[from], each.text, to)) !== JSON.stringify(each.words[to]),
    );
    expect(wrong.map(({id}) => id)).toEqual([]);
  });

  it.each(PAIRS)("are those of every session of its plans, from %s into %s", (from, to) => {
    for (const session of listPlanLibrary().flatMap(({plan}) => plan.sessions))
      expect(localizeTexts(sessionWords(session, from), sessionText(session), to)).toEqual(
        sessionWords(session, to),
      );
  });

  it("are not mistaken for the library's where a user typed the same", () => {
    expect(localizeTexts(words.en, null, "de")).toEqual(words.en);
  });

  it("survive their template: the stored text of a key that the library no longer has is shown", () => {
    const unknown = {...text, title: "no-such-family"} as unknown as LibraryText;
    expect(localizeTexts(words.en, unknown, "de").title).toBe(words.en.title);
  });
});

describe("keys of texts that a form sent back", () => {
  it("hold for what was sent in any language, and for what was not sent", () => {
    for (const locale of LIBRARY_LOCALES) expect(keysThatHold(text, words[locale])).toEqual(text);
    expect(keysThatHold(text, {})).toEqual(text);
  });

  it("go one by one with the text that was typed", () => {
    const rest = keysThatHold(text, {title: "Easy run with Anna"});
    expect(rest).toEqual({...text, title: null});
    const typed = {...words.en, title: "Easy run with Anna"};
    expect(localizeTexts(typed, rest, "de")).toEqual({...words.de, title: "Easy run with Anna"});
  });

  it("are null once every text was typed", () => {
    expect(keysThatHold(text, {title: "A", desc: "", objective: ""})).toBeNull();
  });
});
