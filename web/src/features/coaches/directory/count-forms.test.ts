import {LOCALES} from "@gradus/schemas/markets";
import {expect, it} from "vitest";
import {getTranslator} from "@/lib/messages";
import {countForms, countWords} from "./count-forms";

it.each(LOCALES)("counts in %s as the message itself does", (locale) => {
  const t = getTranslator(locale);
  const message = (count: number) => t("coaches.found", {count});
  const forms = countForms(locale, message);
  for (const count of [0, 1, 2, 11, 60, 500, 1_234]) {
    expect(countWords(locale, forms, count)).toBe(message(count));
  }
});
