import {describe, expect, it} from "vitest";
import {listLibrary} from "../library.ts";
import {LIBRARY_LOCALES} from "../library-workout.ts";
import {listPlanLibrary} from "../plans/plan-library.ts";
import {sessionWords} from "../plans/session-words.ts";
import {inLanguage} from "./in-language.ts";

const PAIRS = LIBRARY_LOCALES.flatMap((from) => LIBRARY_LOCALES.map((to) => [from, to] as const));

describe("words of the library in another language", () => {
  it.each(PAIRS)("are those it has itself, from %s into %s, for every workout", (from, to) => {
    const wrong = listLibrary().filter(
      ({words}) => JSON.stringify(inLanguage(words[from], to)) !== JSON.stringify(words[to]),
    );
    expect(wrong.map(({id}) => id)).toEqual([]);
  });

  it.each(PAIRS)("are those of every session of its plans, from %s into %s", (from, to) => {
    for (const session of listPlanLibrary().flatMap(({plan}) => plan.sessions))
      expect(inLanguage(sessionWords(session, from), to)).toEqual(sessionWords(session, to));
  });

  it("leaves user-written text unchanged, text by text", () => {
    const [workout] = listLibrary();
    if (!workout) return expect.fail("The library is empty");
    const own = {...workout.words.en, title: "Easy run with Anna", desc: ""};
    expect(inLanguage(own, "de")).toEqual({...own, objective: workout.words.de.objective});
  });
});
