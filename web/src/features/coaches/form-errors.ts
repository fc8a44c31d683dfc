import type {Translator} from "@/lib/messages";

/** The words for what can be wrong with a field, by code. */
export type FieldErrorWords = Readonly<Record<string, string>>;

export function fieldErrorWords(t: Translator, max: number): FieldErrorWords {
  return {
    required: t("validation.required"),
    email_required: t("validation.emailRequired"),
    email_invalid: t("validation.emailInvalid"),
    too_long: t("validation.tooLong", {max}),
    not_a_number: t("validation.number"),
    not_a_date: t("validation.date"),
    privacy_required: t("coachProgram.privacyRequired"),
  };
}

/** Words for every field that was refused; a code without words of its own asks for the field again. */
export function inWords(fields: Readonly<Record<string, string>>, words: FieldErrorWords) {
  const entries = Object.entries(fields).map(([field, code]) => {
    // `languages.0` is a mistake in `languages`.
    const [name = field] = field.split(".");
    return [name, words[code] ?? words.required ?? code] as const;
  });
  return Object.fromEntries(entries);
}

/** Puts the reader at the first field that is wrong. */
export function focusFirstMistake(form: HTMLFormElement, fields: Readonly<Record<string, string>>) {
  const controls = [...form.elements].filter((element) => element instanceof HTMLElement);
  controls.find((element) => Object.hasOwn(fields, element.getAttribute("name") ?? ""))?.focus();
}
