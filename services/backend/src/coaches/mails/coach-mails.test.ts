import {LOCALES, type Locale} from "@gradus/schemas/markets";
import {describe, expect, it} from "vitest";
import {createAccountLinks} from "../../accounts/account/account-links.ts";
import {createSecret} from "../../core/crypto/secret.ts";
import {TEMPLATES, type TemplateName} from "../../server/templates.ts";

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
type Name = keyof typeof PAYLOADS;
const NAMES = Object.keys(PAYLOADS).filter((name): name is Name => Object.hasOwn(TEMPLATES, name));

const context = {
  newsletterLinks: () => ({confirm: "", unsubscribe: ""}),
  accountLinks: createAccountLinks(createSecret("k"), "https://site.example"),
};
const render = (name: TemplateName, payload: unknown, locale: Locale) =>
  TEMPLATES[name](payload, {locale, ...context});

describe.each(NAMES)("%s", (name) => {
  it.each(LOCALES)("reads well in %s", (locale) => {
    const {subject, text, html} = render(name, PAYLOADS[name], locale);
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toMatch(/<(img|script|link|iframe|b)\b|url\(/i);
  });

  it("has no sentence that is the same in two languages, but for what was typed", () => {
    const lines = LOCALES.flatMap((locale) => render(name, PAYLOADS[name], locale).text.split("\n"));
    const words = lines.filter((line) => /\p{L} \p{L}/u.test(line) && !/^(First|Second)/.test(line));
    expect(new Set(words).size).toBe(words.length);
  });

  it("is not written from a row that lost its shape", () => {
    expect(() => render(name, {}, "en")).toThrow();
  });
});

it("staff see an application with everything they decide by, and answer to the applicant", () => {
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
  const {subject, text, replyTo} = TEMPLATES.coach_application(payload);
  expect(`${subject}\n\n${text}`).toMatchSnapshot();
  expect(replyTo).toBe("ann@example.com");
});
