import {useMemo} from "react";
import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";
import type {MessageScope} from "@/lib/messages/message-key";
import {clientTranslator} from "./client-translator";

/** Says the messages an island was handed. */
export function useTranslator<Scope extends MessageScope>(
  messages: ClientMessages<Scope>,
): ClientTranslator<Scope> {
  return useMemo(() => clientTranslator(messages), [messages]);
}
