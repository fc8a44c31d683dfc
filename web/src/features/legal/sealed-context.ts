import type {LegalDocument} from "@/content/legal/legal-document";
import type {PageContext} from "@/content/page-context";

/** The context in which a version's own words are shown: they name the seller they named when they were sealed. */
export function sealedContext({version}: Pick<LegalDocument, "version">, context: PageContext): PageContext {
  return {...context, values: {...context.values, ...version.seller}};
}
