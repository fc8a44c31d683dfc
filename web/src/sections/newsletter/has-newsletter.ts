import type {TokenContext} from "@/content/tokens/token-value";
import {resolveSections} from "../parts/resolve-section";
import type {Section} from "../parts/section";

export function hasNewsletter(sections: readonly Section[] | null, context: TokenContext): boolean {
  const forms = (sections ?? []).filter(({_type}) => _type === "newsletter");
  return resolveSections(forms, context).length > 0;
}
