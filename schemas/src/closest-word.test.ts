import {expect, test} from "vitest";
import {closestWord} from "./closest-word.ts";

const SKUS = ["pod", "duo", "clip-blue", "membership"];

test.each([
  ["pods", "pod"],
  ["clip-bleu", "clip-blue"],
  ["member", "membership"],
  ["dou", null],
  ["treadmill", null],
  ["", null],
])("%j means %s", (misspelt, word) => expect(closestWord(misspelt, SKUS)).toBe(word));
