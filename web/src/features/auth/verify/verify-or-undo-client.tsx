"use client";

import {useBrowserValue} from "@/lib/use-browser-value";
import {UndoClient} from "./undo-client";
import {VerifyClient} from "./verify-client";
import type {VerifyWords} from "./verify-words";

interface Props {
  readonly words: VerifyWords;
  readonly accountHref: string;
  readonly resetHref: string;
}

/** Two mails lead here: one confirms an address, the other takes a change back, which needs no session. */
export function VerifyOrUndoClient({words, accountHref, resetHref}: Props) {
  const undo = useBrowserValue(() => new URLSearchParams(location.search).get("undo"), UNREAD);
  if (undo === UNREAD) return null;
  if (undo) return <UndoClient token={undo} {...{words, resetHref}} />;
  return <VerifyClient {...{words, accountHref}} />;
}

const UNREAD = " ";
