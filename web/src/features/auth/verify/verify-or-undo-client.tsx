"use client";

import {useTranslator} from "@/client/messages/use-translator";
import {useBrowserValue} from "@/lib/use-browser-value";
import {UndoEmailChange} from "./undo-email-change";
import {VerifyEmail} from "./verify-email";
import type {VerifyMessages} from "./verify-messages";

interface Props {
  readonly messages: VerifyMessages;
  readonly accountHref: string;
  readonly resetHref: string;
}

/** Two mails lead here: one confirms an address, the other takes a change back, which needs no session. */
export function VerifyOrUndoClient({messages, accountHref, resetHref}: Props) {
  const t = useTranslator(messages);
  const undo = useBrowserValue(() => new URLSearchParams(location.search).get("undo"), UNREAD);
  if (undo === UNREAD) return null;
  if (undo) return <UndoEmailChange token={undo} t={t} resetHref={resetHref} />;
  return <VerifyEmail t={t} accountHref={accountHref} />;
}

const UNREAD = " ";
