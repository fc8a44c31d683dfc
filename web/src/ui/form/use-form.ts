import {
  type FocusEvent,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import {
  applyCheck,
  applyOutcome,
  type FormState,
  type FormValues,
  hasMistake,
  joinList,
  type Mistakes,
  markSaving,
  type SendOutcome,
} from "./form-state";
import {useAfterPress} from "./use-after-press";

// A group of radio buttons cannot be focused itself; its first one carries the mark.
const WRONG = "[aria-invalid=true], [data-wrong]";

interface FormOptions<Name extends string> {
  /** The fields in reading order. A value that the page does not hold counts as empty. */
  readonly names: readonly Name[];
  /** What was wrong before this page: reported at once, with the focus on the first. */
  readonly initial?: Mistakes | undefined;
  validate(values: FormValues<Name>): Mistakes;
  send(values: FormValues<Name>): Promise<SendOutcome>;
}

export interface FormField<Name extends string = string> {
  readonly name: Name;
  readonly id: string;
  readonly mistake: string | null;
}

/**
 * A form whose values stay where the user typed them, in the page: an error, a render or the back button loses nothing.
 * Fields are distinguished by their `name`.
 */
export function useForm<Name extends string>({names, initial = {}, validate, send}: FormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => firstState(initial));
  const labels = useFocusOnMistake(form, names, state.stopped);
  const afterPress = useAfterPress();
  const id = useId();
  // Fields whose mistake was found outside the form: it cannot detect the fix, so the mistake stays until they change.
  const answered = useRef(new Set(Object.keys(initial)));

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.isSaving) return;
    const values = readValues(event.currentTarget, names);
    const mistakes = validate(values);
    if (hasMistake(mistakes)) {
      setState((before) => applyOutcome(before, {kind: "refused", mistakes}));
      return;
    }
    setState(markSaving);
    const outcome = await send(values);
    answered.current = new Set(outcome.kind === "refused" ? Object.keys(outcome.mistakes ?? {}) : []);
    setState((before) => applyOutcome(before, outcome));
  }

  function onBlur({target}: FocusEvent<HTMLFormElement>) {
    const name = names.find((own) => isNamed(target) && own === target.name);
    if (name !== undefined) afterPress(() => check(name));
  }

  function onInput({target}: InputEvent<HTMLFormElement>) {
    const name = names.find((own) => isNamed(target) && own === target.name);
    if (name === undefined) return;
    answered.current.delete(name);
    // Shown only while the value is wrong: new mistakes are found once the field is left.
    if (form.current && state.mistakes[name] && !validate(readValues(form.current, names))[name]) check(name);
  }

  function check(name: Name) {
    if (!form.current || answered.current.has(name)) return;
    const values = readValues(form.current, names);
    const mistake = validate(values)[name];
    setState((before) => applyCheck(before, {name, value: values[name], mistake}));
  }

  return {
    ...state,
    // Without scripts a form sent by GET would write the password into the address.
    props: {ref: form, onSubmit, onBlur, onInput, noValidate: true, method: "post"} as const,
    values: () => (form.current ? readValues(form.current, names) : null),
    /** Empties the form, as for passwords that were saved. */
    reset: () => form.current?.reset(),
    field: <Own extends Name>(name: Own): FormField<Own> => ({
      name,
      id: `${id}-${name}`,
      mistake: state.mistakes[name] ?? null,
    }),
    summary: summaryOf(names, {id, labels, mistakes: state.mistakes}),
  };
}

function firstState(mistakes: Mistakes): FormState {
  return {mistakes, problem: null, isSaving: false, stopped: hasMistake(mistakes) ? 1 : 0};
}

type Labels = Readonly<Record<string, string>>;

/** Focuses the first wrong field each time the form was stopped; returns the labels that its fields have by then. */
function useFocusOnMistake(
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
  stopped: number,
): Labels {
  const [labels, setLabels] = useState<Labels>({});
  useEffect(() => {
    if (stopped === 0 || !form.current) return;
    form.current.querySelector<HTMLElement>(WRONG)?.focus();
    setLabels(readLabels(form.current, names));
  }, [stopped]);
  return labels;
}

interface Described {
  readonly id: string;
  readonly labels: Labels;
  readonly mistakes: Mistakes;
}

/** What is wrong, with the field to jump to, in reading order. */
function summaryOf(names: readonly string[], {id, labels, mistakes}: Described) {
  return names.flatMap((name) => {
    const mistake = mistakes[name];
    return mistake === undefined ? [] : [{name, href: `#${id}-${name}`, label: labels[name] ?? "", mistake}];
  });
}

function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]): FormValues<Name> {
  const data = new FormData(form);
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) values[name] = joinList(data.getAll(name).filter(isText));
  return values as FormValues<Name>;
}

const isNamed = (target: EventTarget): target is EventTarget & {readonly name: string} =>
  "name" in target && typeof target.name === "string";

const isText = (value: FormDataEntryValue) => typeof value === "string";

/** What the fields of a form are called on the page, for where a mistake is named away from its field. */
function readLabels(form: HTMLFormElement, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, labelOf(form, name)]));
}

function labelOf(form: HTMLFormElement, name: string): string {
  const control = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  // The sentence beside a box to tick is no name.
  if (!control || control.type === "checkbox") return "";
  const words = control.closest("fieldset")?.querySelector("legend") ?? control.labels?.[0];
  return words?.textContent ?? "";
}
