import {stegaClean} from "@sanity/client/stega";
import {resolveText} from "./resolve-text";
import type {TokenContext} from "./token-value";

/** A text that has to be there, such as a title: with its tokens replaced, or as written when one has no value. */
export function resolveRequiredText(text: string, context: TokenContext): string {
  return resolveText(text, context) ?? text;
}

/** The same for places where no reader sees it, such as an attribute: without an editor's invisible marks. */
export function resolveRequiredPlainText(text: string, context: TokenContext): string {
  return stegaClean(resolveRequiredText(text, context));
}
