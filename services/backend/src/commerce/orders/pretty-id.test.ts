import {expect, it} from "vitest";
import {newPrettyId, parsePrettyId} from "./pretty-id.ts";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

it("is two groups of four and a check character, all of which can be read out", () => {
  for (let tries = 0; tries < 200; tries++) {
    const id = newPrettyId();
    expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]$/);
    expect(parsePrettyId(id)).toBe(id);
  }
});

it("every single wrong character is found, and nearly every swap of neighbours", () => {
  const ids = Array.from({length: 40}, newPrettyId);
  let [swaps, missed] = [0, 0];
  for (const id of ids) {
    const letters = [...id.replaceAll("-", "")];
    letters.forEach((right, index) => {
      for (const wrong of ALPHABET) {
        if (wrong !== right) expect(parsePrettyId(letters.with(index, wrong).join(""))).toBeNull();
      }
      const next = letters[index + 1];
      if (next === undefined || next === right) return;
      swaps += 1;
      missed +=
        parsePrettyId(
          letters
            .with(index, next)
            .with(index + 1, right)
            .join(""),
        ) === null
          ? 0
          : 1;
    });
  }
  expect(missed / swaps).toBeLessThan(0.02);
});

it("is recognised in any case, with or without hyphens, and with commonly confused characters", () => {
  const id = Array.from({length: 500}, newPrettyId).find((one) => /1.*0|0.*1/.test(one)) ?? "";
  const typed = ` ${id.toLowerCase().replaceAll("-", " ").replaceAll("1", "l").replaceAll("0", "o")}`;
  expect(parsePrettyId(typed)).toBe(id);
});

it.each(["", "1234-5678", "U234-5678-9", "1234-5678-99", "-----"])("%j is none", (typed) => {
  expect(parsePrettyId(typed)).toBeNull();
});
