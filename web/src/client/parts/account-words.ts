import "server-only";
import {formWords} from "@/client/forms/form-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

/** The words of every section that reads and saves the account. */
export function accountWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...pickWords(locale, "common", ["retry", "save", "saving"]),
    ...pickWords(locale, "account", ["saved"]),
    form: formWords(context),
  };
}
