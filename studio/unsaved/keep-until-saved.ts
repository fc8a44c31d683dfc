import {filter, finalize, type Observable, switchMap, takeUntil, timer} from "rxjs";
import type {LeavePrompt} from "./leave-prompt.ts";

/** The part of the Studio's document store that writes drafts and versions. */
export interface PairStore {
  /** Whether the content API has every word of the document. */
  consistencyStatus(id: string, type: string, release?: string): Observable<boolean>;
  /** As long as the observable has a subscriber, pending edits are sent. */
  editOperations(id: string, type: string, release?: string): Observable<{readonly commit: Commit}>;
}

interface Commit {
  readonly disabled: string | false;
  execute(): void;
}

export interface EditedDocument {
  /** Its published id. */
  readonly id: string;
  readonly type: string;
  /** The release it is written for; undefined for the draft. */
  readonly release: string | undefined;
}

interface Deps {
  readonly pair: PairStore;
  readonly leavePrompt: LeavePrompt;
}

/**
 * The Studio drops a document five seconds after its last form has closed, with all edits that were not saved until
 * then. This retains it, and lets the browser ask before the tab closes, until the content API has every edit.
 */
export function keepUntilSaved({pair, leavePrompt}: Deps, {id, type, release}: EditedDocument): void {
  // A closing form submits its last edits while it closes: if checked earlier, everything would seem saved.
  const saved = timer(0).pipe(
    switchMap(() => pair.consistencyStatus(id, type, release)),
    filter(Boolean),
  );
  const stopAsking = leavePrompt.promptWhen(() => true);
  pair
    .editOperations(id, type, release)
    .pipe(takeUntil(saved), finalize(stopAsking))
    .subscribe(({commit}) => {
      if (!commit.disabled) commit.execute();
    });
}
