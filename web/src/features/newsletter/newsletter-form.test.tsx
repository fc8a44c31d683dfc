import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {createTestTranslator} from "@/testing/create-test-translator";
import {MailLinkMessages} from "./mail-link-messages";
import {NewsletterForm} from "./newsletter-form";

const CONTEXT = {
  ...EXAMPLE_CONTEXT,
  t: createTestTranslator("en"),
  path: "/store",
  href: (path: string) => `/de/en${path}`,
};

const markup = (formId: string) =>
  renderToStaticMarkup(<NewsletterForm context={CONTEXT} copy={null} path="/store" place={formId} />);

it.each([
  ["confirmed", "You are on the list."],
  ["expired", "This link is no longer valid."],
  ["unsubscribed", "You are off the list."],
])("a mail link that ended as %s has an answer", (outcome, answer) => {
  const answers = renderToStaticMarkup(<MailLinkMessages context={CONTEXT} />);
  expect(answers).toMatch(new RegExp(`id="newsletter-${outcome}"[^>]*>[^<]*${answer}`));
});

it("two forms on one page share no id", () => {
  const ids = [...(markup("footer") + markup("offer")).matchAll(/ id="(newsletter-[^"]+)"/g)].map(
    ([, id]) => id,
  );
  expect(new Set(ids).size).toBe(ids.length);
});
