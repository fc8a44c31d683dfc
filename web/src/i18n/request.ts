import {LOCALES} from "@gradus/schemas/markets";
import {hasLocale} from "next-intl";
import {getRequestConfig} from "next-intl/server";
import {CATALOGUES} from "./catalogues";

/**
 * What the server side of `next-intl` works with. The language is that of the address, so every call names it; a message
 * that does not exist fails the page instead of showing its key.
 */
export default getRequestConfig(async ({locale}) => {
  if (!hasLocale(LOCALES, locale)) throw new Error("getTranslations needs the language of the page");
  return {
    locale,
    messages: CATALOGUES[locale],
    timeZone: "UTC",
    onError(error) {
      throw error;
    },
  };
});
