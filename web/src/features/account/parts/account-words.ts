import "server-only";
import {formWords} from "@/lib/forms/form-words";
import {pickWords} from "@/lib/messages";
import type {PageContext} from "@/lib/page-context";

/** The words of every section that reads and saves the account. */
export function accountWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...pickWords(locale, "common", ["retry", "save", "saving"]),
    ...pickWords(locale, "account", ["saved"]),
    form: formWords(context),
  };
}
