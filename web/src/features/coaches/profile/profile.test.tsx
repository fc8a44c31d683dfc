import {LOCALES, type Locale} from "@gradus/schemas/markets";
import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {createTestTranslator} from "@/testing/create-test-translator";
import {visibleText} from "@/testing/visible-text";
import {COACH} from "../directory/testing";
import {personData} from "./person-data";
import {Profile} from "./profile";

const PROFILE = {
  ...COACH,
  about: "I have coached for long.",
  approach: "Step by step.",
  text_locale: "en",
  specialities: ["hills"],
  plans: [{goal: "half_marathon", weeks: 12, runs_per_week: 4}],
} as const;

const draw = (locale: Locale) =>
  renderToStaticMarkup(
    <Profile
      coach={{...PROFILE, specialities: [...PROFILE.specialities], plans: [...PROFILE.plans]}}
      context={{
        ...EXAMPLE_CONTEXT,
        market: {region: "int", locale},
        t: createTestTranslator(locale),
        path: "/coaches/asa-ohrstrom",
        href: (path) => `/int/${locale}${path}`,
      }}
    />,
  );

it("shows what a coach offers, in the page's language", () => {
  const text = visibleText(draw("de"));
  for (const part of ["Über Åsa Öhrström", "Berge", "Halbmarathon", "12 Wochen, 4 Läufe pro Woche"]) {
    expect(text).toContain(part);
  }
  expect(draw("de")).toContain('href="/int/de/coaches"');
});

it.each(LOCALES)("has one first heading and a name for every control in %s", (locale) => {
  const markup = draw(locale);
  expect(markup.match(/<h1/g)).toHaveLength(1);
  const ids = [...markup.matchAll(/<(?:input|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(4);
  for (const id of ids) expect(markup).toContain(`for="${id}"`);
});

it("hides the field for programs from people and their readers", () => {
  expect(draw("en")).toMatch(/<div class="sr-only" aria-hidden="true"><input[^>]*tabindex="-1"/i);
});

it("structured data holds what the page shows, and no contact address", () => {
  const coach = {...PROFILE, specialities: [...PROFILE.specialities], plans: [...PROFILE.plans]};
  expect(personData(coach, "https://site.example/int/en/coaches/asa-ohrstrom")).toEqual({
    "@type": "Person",
    name: "Åsa Öhrström",
    description: "Runs well",
    url: "https://site.example/int/en/coaches/asa-ohrstrom",
    knowsLanguage: ["sv", "en"],
    homeLocation: {"@type": "Country", name: "SE"},
  });
});
