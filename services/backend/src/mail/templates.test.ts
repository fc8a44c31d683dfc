import {LOCALES} from "@gradus/schemas/markets";
import {expect, it} from "vitest";
import {escapeHtml} from "./mail-html.ts";
import {TEMPLATES} from "./templates.ts";

const LINKS = {
  confirm: "https://api.example/confirm?token=a&b",
  unsubscribe: "https://api.example/leave?token=c",
};
const render = (locale: (typeof LOCALES)[number]) =>
  TEMPLATES.newsletter_confirm({id: "nws_1", nonce: "n"}, {locale, newsletterLinks: () => LINKS});

it.each(LOCALES)("the newsletter confirmation reads well in %s", (locale) => {
  const {subject, text, html} = render(locale);
  expect(`${subject}\n\n${text}`).toMatchSnapshot();
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).toContain(`href="${escapeHtml(LINKS.confirm)}"`);
  expect(html).toContain(`href="${LINKS.unsubscribe}"`);
});

it("no sentence is the same in two languages", () => {
  const lines = LOCALES.flatMap((locale) => render(locale).text.split("\n"));
  const words = lines.filter((line) => /\p{L} \p{L}/u.test(line));
  expect(new Set(words).size).toBe(words.length);
});

it("a mail loads nothing from anywhere", () => {
  expect(render("en").html).not.toMatch(/<(img|script|link|iframe)\b|url\(/i);
});

it("a row whose payload lost its shape is an error, not a mail with holes", () => {
  const context = {locale: "en", newsletterLinks: () => LINKS} as const;
  expect(() => TEMPLATES.newsletter_confirm({id: "nws_1"}, context)).toThrow(/nonce/);
});
