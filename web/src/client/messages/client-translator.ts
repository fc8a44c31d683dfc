import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";
import type {MessageScope} from "@/lib/messages/message-key";
import {createTranslator} from "@/lib/messages/translator";

export function clientTranslator<Scope extends MessageScope>({
  locale,
  formatLocale,
  texts,
}: ClientMessages<Scope>): ClientTranslator<Scope> {
  const t = createTranslator<Scope>(locale, (key) => {
    const dot = key.indexOf(".");
    return texts[key.slice(0, dot)]?.[key.slice(dot + 1)] ?? key;
  });
  return Object.assign(t, {formatLocale});
}
