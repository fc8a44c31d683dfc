import {fill} from "../messages/fill";
import type {FormWords} from "./form-words";

/** The heading of the summary, by number. */
export const mistakesTitle =
  ({oneMistake, manyMistakes}: Pick<FormWords, "oneMistake" | "manyMistakes">) =>
  (count: number): string =>
    count === 1 ? oneMistake : fill(manyMistakes, {count});
