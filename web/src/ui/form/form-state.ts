/** What a form holds. Several boxes of one name are one value: a list. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

export const joinList = (items: readonly string[]): string => items.join(",");
export const splitList = (value: string): string[] => (value === "" ? [] : value.split(","));

export type Mistakes = Readonly<Record<string, string | undefined>>;

export type SendOutcome =
  | {readonly kind: "done"}
  /** The page is on its way to another: stay quiet. */
  | {readonly kind: "leaving"}
  | {readonly kind: "refused"; readonly mistakes?: Mistakes; readonly problem?: string | null};

export interface FormState {
  readonly mistakes: Mistakes;
  /** What stands against the whole form and no single field. */
  readonly problem: string | null;
  readonly isSaving: boolean;
  /** Counts the tries that were stopped; each moves the focus to the first wrong field. */
  readonly stopped: number;
}

export function markSaving(state: FormState): FormState {
  return {...state, mistakes: {}, problem: null, isSaving: true};
}

export function applyOutcome(state: FormState, outcome: SendOutcome): FormState {
  if (outcome.kind === "leaving") return state;
  if (outcome.kind === "done") return {...state, isSaving: false, stopped: 0};
  const {mistakes = {}, problem = null} = outcome;
  return {mistakes, problem, isSaving: false, stopped: state.stopped + 1};
}

/**
 * Applies the check after the user left a field. Before the first stopped try, only a value that is present and wrong
 * is reported: no user wants an error for a required field that they have not reached yet.
 */
export function applyCheck(
  state: FormState,
  {name, value, mistake}: {name: string; value: string; mistake: string | undefined},
): FormState {
  if (state.isSaving || (state.stopped === 0 && mistake !== undefined && value === "")) return state;
  return {...state, mistakes: {...state.mistakes, [name]: mistake}};
}

export function hasMistake(mistakes: Mistakes): boolean {
  return Object.values(mistakes).some((mistake) => mistake !== undefined);
}
