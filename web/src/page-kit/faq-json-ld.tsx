import type {PageContext} from "@/content/page-context";
import {JsonLd} from "@/content/seo/json-ld";
import {faqData} from "@/sections/faq/faq-data";
import {resolveSections} from "@/sections/parts/resolve-section";
import type {Section} from "@/sections/parts/section";

export function FaqJsonLd({sections, context}: {sections: readonly Section[] | null; context: PageContext}) {
  const data = faqData(resolveSections(sections ?? [], context));
  return data && <JsonLd data={{...data}} />;
}
