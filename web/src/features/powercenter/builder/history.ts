export const UNDO_STEPS = 50;

export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last step changed, so that typing on in one field is one step; null after undo. */
  readonly field: string | null;
}

export const beginHistory = <T>(present: T): History<T> => ({past: [], present, future: [], field: null});

/** A step. Of the same field as the one before, it is that step still. */
export function record<T>(history: History<T>, present: T, field: string | null): History<T> {
  if (present === history.present) return history;
  const isSame = field !== null && field === history.field;
  const past = isSame ? history.past : [...history.past, history.present].slice(-UNDO_STEPS);
  return {past, present, future: [], field};
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    field: null,
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return {past: [...history.past, history.present], present: next, future, field: null};
}
