import {toPlainText} from "@portabletext/react";
import {stegaClean} from "@sanity/client/stega";
import type {Section} from "../parts/section";

interface FaqData {
  readonly "@context": "https://schema.org";
  readonly "@type": "FAQPage";
  readonly mainEntity: readonly {
    readonly "@type": "Question";
    readonly name: string;
    readonly acceptedAnswer: {readonly "@type": "Answer"; readonly text: string};
  }[];
}

/**
 * Structured data for every question a page shows, or null when it shows none.
 * Takes resolved sections: the data must match the text of the page.
 */
export function faqData(sections: readonly Section[]): FaqData | null {
  const questions = sections
    .filter((section) => section._type === "faq")
    .flatMap((section) => section.group.items);
  if (questions.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({question, answer}) => ({
      "@type": "Question",
      name: stegaClean(question),
      acceptedAnswer: {"@type": "Answer", text: stegaClean(toPlainText(answer))},
    })),
  };
}
