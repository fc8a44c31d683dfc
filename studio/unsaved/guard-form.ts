import {keepUntilSaved, type Pairs, type WrittenDocument} from "./keep-until-saved.ts";
import type {LeaveQuestion} from "./leave-question.ts";

interface Deps {
  readonly page: Pick<Window, "addEventListener" | "removeEventListener">;
  readonly pair: Pairs;
  readonly leaveQuestion: LeaveQuestion;
}

/** Formatted text hands its words to the form up to a second after they were typed. */
const HANDED_OVER_MS = 1500;

/**
 * The Studio saves at every keystroke and reports it, but a tab may be closed before the last edit has arrived, or
 * while the content API is unreachable: then the browser asks whether to leave. When only the form closes, its edits
 * are still saved. Returns a function that stops the guard.
 */
export function guardForm({page, pair, leaveQuestion}: Deps, document: WrittenDocument): () => void {
  let isSaved = true;
  let typedAt = Number.NEGATIVE_INFINITY;
  const {id, type, release} = document;
  const saving = pair.consistencyStatus(id, type, release).subscribe((isConsistent) => {
    isSaved = isConsistent;
  });
  const note = ({target}: InputEvent) => {
    if (target instanceof HTMLElement && target.isContentEditable) typedAt = Date.now();
  };
  const isUnsaved = () => !isSaved || Date.now() - typedAt < HANDED_OVER_MS;
  page.addEventListener("beforeinput", note, {capture: true});
  const stopAsking = leaveQuestion.askWhen(isUnsaved);
  return () => {
    page.removeEventListener("beforeinput", note, {capture: true});
    stopAsking();
    if (isUnsaved()) keepUntilSaved({pair, leaveQuestion}, document);
    saving.unsubscribe();
  };
}
