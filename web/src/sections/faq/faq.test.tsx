import {expect, it} from "vitest";
import {resolveSections} from "../parts/resolve-section";
import {EXAMPLES} from "../testing/examples";
import {CONTEXT, render} from "../testing/render";
import {faqData} from "./faq-data";

it("gives every question an address, unique also where groups meet", () => {
  expect(render("faq")).toContain('id="questions-trial"');
  expect(render("faq", {anchor: null})).toContain('id="faq-trial"');
});

it("puts each question into a heading a reader can jump to", () => {
  expect(render("faq").match(/<h3/g)).toHaveLength(2);
});

it("leaves out a question whose answer has no words today", () => {
  const markup = render("faq", {}, {values: {...CONTEXT.values, policies: {}}});
  expect(markup).not.toContain("How does the trial work?");
  expect(markup).toContain("What is power?");
});

it("describes to search engines exactly what it shows", () => {
  const sections = resolveSections([EXAMPLES.faq, EXAMPLES.quote], CONTEXT);
  expect(faqData(sections)?.mainEntity).toEqual([
    {
      "@type": "Question",
      name: "How does the trial work?",
      acceptedAnswer: {"@type": "Answer", text: "You have a 30-day risk-free trial."},
    },
    {
      "@type": "Question",
      name: "What is power?",
      acceptedAnswer: {"@type": "Answer", text: "Work per second."},
    },
  ]);
});

it("describes nothing on a page without questions", () => {
  expect(faqData(resolveSections([EXAMPLES.quote], CONTEXT))).toBeNull();
});
