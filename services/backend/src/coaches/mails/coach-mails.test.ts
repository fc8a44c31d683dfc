import {LOCALES} from "@gradus/schemas/markets";
import {describe, expect, it} from "vitest";
import {writeMail} from "../../../test/write-mail.ts";

const PAYLOADS = {
  coach_contact: {
    coach: "Kim Coach",
    name: "Ann Runner",
    email: "ann+run@example.com",
    message: "First line.\n\nSecond <b>line</b>.",
    race_date: "2026-10-04",
    page: "https://site.example/int/en/coaches/kim",
  },
  coach_contact_receipt: {coach: "Kim Coach", page: "https://site.example/de/de/coaches/kim"},
  application_received: {next_step_on: "2026-03-11", page: "https://site.example/ch/fr/coach-program"},
} as const;

describe.each(Object.entries(PAYLOADS))("%s", (name, payload) => {
  it.each(LOCALES)("reads well in %s", (locale) => {
    const {subject, text, html} = writeMail(name, payload, locale);
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toMatch(/<(img|script|link|iframe|b)\b|url\(/i);
  });

  it("has no sentence that is the same in two languages, but for what was typed", () => {
    const lines = LOCALES.flatMap((locale) => writeMail(name, payload, locale).text.split("\n"));
    const words = lines.filter((line) => /\p{L} \p{L}/u.test(line) && !/^(First|Second)/.test(line));
    expect(new Set(words).size).toBe(words.length);
  });

  it("is not written from a row that lost its shape", () => {
    expect(() => writeMail(name, {}, "en")).toThrow();
  });
});

it("coach_application: staff see it with everything they decide by, and answer to the applicant", () => {
  const payload = {
    name: "Ann Coach",
    email: "ann@example.com",
    country: "CH",
    languages: "de, fr",
    experience_years: "4",
    credentials: "Licence B",
    link: "",
    coaches: "long, ironman",
    platforms: "powercenter",
    message: "I would like to help.",
    next_step_on: "2026-03-11",
    site: "https://site.example",
  };
  const {subject, text, replyTo} = writeMail("coach_application", payload, "en");
  expect(`${subject}\n\n${text}`).toMatchSnapshot();
  expect(replyTo).toBe("ann@example.com");
});
