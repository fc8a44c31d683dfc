import {type EditedDocument, keepUntilSaved, type PairStore} from "./keep-until-saved.ts";
import type {LeavePrompt} from "./leave-prompt.ts";

interface Deps {
  readonly page: Pick<Window, "addEventListener" | "removeEventListener">;
  readonly pair: PairStore;
  readonly leavePrompt: LeavePrompt;
}

/** Formatted text hands its words to the form up to a second after they were typed. */
const COMMIT_DELAY_MS = 1500;

/**
 * The Studio saves at every keystroke and reports it, but a tab may be closed before the last edit has arrived, or
 * while the content API is unreachable: then the browser asks whether to leave. When only the form closes, its edits
 * are still saved. Returns a function that stops the guard.
 */
export function guardForm({page, pair, leavePrompt}: Deps, document: EditedDocument): () => void {
  let isSaved = true;
  let typedAt = Number.NEGATIVE_INFINITY;
  const {id, type, release} = document;
  const saving = pair.consistencyStatus(id, type, release).subscribe((isConsistent) => {
    isSaved = isConsistent;
  });
  const note = ({target}: InputEvent) => {
    if (target instanceof HTMLElement && target.isContentEditable) typedAt = Date.now();
  };
  const isUnsaved = () => !isSaved || Date.now() - typedAt < COMMIT_DELAY_MS;
  page.addEventListener("beforeinput", note, {capture: true});
  const stopAsking = leavePrompt.promptWhen(isUnsaved);
  return () => {
    page.removeEventListener("beforeinput", note, {capture: true});
    stopAsking();
    if (isUnsaved()) keepUntilSaved({pair, leavePrompt}, document);
    saving.unsubscribe();
  };
}
