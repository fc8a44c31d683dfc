import "server-only";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";
import {stepUpWords} from "../step-up/step-up-words";

export function privacyWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...stepUpWords(context),
    ...pickWords(locale, "privacy", [
      ...(["exportTitle", "exportText", "exportRequest", "exportRequesting", "exportPreparing"] as const),
      ...(["exportReady", "exportDownload", "exportExpired", "exportFailed", "exportNext"] as const),
      ...(["deleteTitle", "deleteText", "deleteGoes", "deleteStays", "deleteAccount"] as const),
      ...(["deleteQuestion", "deleteType", "deleteNameWrong", "deleteConfirm", "deleting"] as const),
      ...(["deleteStarted", "lastAdmin", "leavingTitle", "leavingText", "leavingSoon"] as const),
      ...(["keepAccount", "keeping", "kept"] as const),
    ]),
  };
}
export type PrivacyWords = ReturnType<typeof privacyWords>;
