import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRunFormat, RUN_FORMAT_MESSAGES} from "../format/run-format";

/** Words of the example page with the digits of a locale. */
export function exampleFormat(units: Parameters<typeof createRunFormat>[1], formatLocale = "en-US") {
  const messages = selectMessages(EXAMPLE_PAGE.market, RUN_FORMAT_MESSAGES);
  return createRunFormat(clientTranslator({...messages, formatLocale}), units);
}
