"use client";

import {withMessages} from "@/i18n/with-messages";
import {useBrowserValue} from "@/lib/use-browser-value";
import {UndoEmailChange} from "./undo-email-change";
import {VerifyEmail} from "./verify-email";
import type {VerifyTranslator} from "./verify-messages";

interface Props {
  readonly t: VerifyTranslator;
  readonly accountHref: string;
  readonly resetHref: string;
}

/** Two mails lead here: one confirms an address, the other takes a change back, which needs no session. */
export const VerifyOrUndoClient = withMessages(VerifyOrUndo);

function VerifyOrUndo({t, accountHref, resetHref}: Props) {
  const undo = useBrowserValue(() => new URLSearchParams(location.search).get("undo"), UNREAD);
  if (undo === UNREAD) return null;
  if (undo) return <UndoEmailChange token={undo} t={t} resetHref={resetHref} />;
  return <VerifyEmail t={t} accountHref={accountHref} />;
}

const UNREAD = " ";
