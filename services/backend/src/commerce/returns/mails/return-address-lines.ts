import type {Locale} from "@gradus/schemas/markets";

const SEND_TO: Readonly<Record<Locale, string>> = {
  en: "Send it to:",
  de: "Schick es an:",
  fr: "À envoyer à :",
  es: "Envíalo a:",
};

/** The address with a heading, a line each; nothing where there is none. */
export function returnAddressLines(
  {return_address}: {readonly return_address: string | null},
  locale: Locale,
): readonly string[] {
  return return_address === null ? [] : [SEND_TO[locale], ...return_address.split(/\s*\n\s*/)];
}
