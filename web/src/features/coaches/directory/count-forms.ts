import {numberFormat} from "@/lib/format/intl";

/** Numbers of which some language has a form of its own. */
const SAMPLES = [1, 2, 0, 1_000_000];

/** The forms of a counted message, with `#` for the number, so that the browser needs no message parser. */
export function countForms(locale: string, format: (count: number) => string): Record<string, string> {
  const rules = new Intl.PluralRules(locale);
  const forms: Record<string, string> = {};
  for (const sample of SAMPLES) {
    forms[rules.select(sample)] ??= format(sample).replace(numberFormat(locale).format(sample), "#");
  }
  return forms;
}

/** The words for a count, from the forms above. */
export function countWords(locale: string, forms: Readonly<Record<string, string>>, count: number): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? "#";
  return form.replace("#", new Intl.NumberFormat(locale).format(count));
}
