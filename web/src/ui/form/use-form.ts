import {type FocusEvent, type SubmitEvent, useEffect, useId, useRef, useState} from "react";
import {readLabels} from "./field-labels";
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
  /** What was wrong before this page: said at once, with the focus on the first. */
  readonly initial?: Mistakes | undefined;
  validate(values: FormValues<Name>): Mistakes;
  send(values: FormValues<Name>): Promise<SendOutcome>;
}

/** What a field component needs of its form. */
export interface FormField<Name extends string = string> {
  readonly name: Name;
  readonly id: string;
  readonly mistake: string | null;
}

/**
 * A form whose values stay where people typed them, in the page: nothing is lost by an error, a render or the back
 * button. Fields are told apart by their `name`.
 */
export function useForm<Name extends string>({names, initial = {}, validate, send}: FormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>({
    mistakes: initial,
    problem: null,
    isSaving: false,
    stopped: hasMistake(initial) ? 1 : 0,
  });
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const afterPress = useAfterPress();
  const id = useId();
  const isMine = (name: string): name is Name => names.some((own) => own === name);

  useEffect(() => {
    if (state.stopped === 0 || !form.current) return;
    form.current.querySelector<HTMLElement>(WRONG)?.focus();
    setLabels(readLabels(form.current, names));
  }, [state.stopped]);

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
    setState((before) => applyOutcome(before, outcome));
  }

  function onBlur({target}: FocusEvent<HTMLFormElement>) {
    const name: unknown = "name" in target ? target.name : null;
    if (typeof name === "string" && isMine(name)) afterPress(() => check(name));
  }

  function check(name: Name) {
    if (!form.current) return;
    const values = readValues(form.current, names);
    const mistake = validate(values)[name];
    setState((before) => applyCheck(before, {name, value: values[name], mistake}));
  }

  return {
    ...state,
    // Without scripts a form sent by GET would write the password into the address.
    props: {ref: form, onSubmit, onBlur, noValidate: true, method: "post"} as const,
    values: () => (form.current ? readValues(form.current, names) : null),
    /** Empties the form, as for passwords that were saved. */
    reset: () => form.current?.reset(),
    field: <Own extends Name>(name: Own): FormField<Own> => ({
      name,
      id: `${id}-${name}`,
      mistake: state.mistakes[name] ?? null,
    }),
    /** For the summary: what is wrong, with the field to jump to, in reading order. */
    summary: names.flatMap((name) => {
      const mistake = state.mistakes[name];
      return mistake === undefined
        ? []
        : [{name, href: `#${id}-${name}`, label: labels[name] ?? "", mistake}];
    }),
  };
}

function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]): FormValues<Name> {
  const data = new FormData(form);
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) values[name] = joinList(data.getAll(name).filter(isText));
  return values as FormValues<Name>;
}

const isText = (value: FormDataEntryValue) => typeof value === "string";
