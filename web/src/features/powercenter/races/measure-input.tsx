import {useState} from "react";
import {useDebouncedCallback} from "@/lib/use-debounced-callback";
import {TextField} from "@/ui/form/text-field";

export type TypedValue =
  | {readonly ok: true; readonly value: string | undefined}
  | {readonly ok: false; readonly mistake: string};

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The current value, as written in the address. */
  readonly value: string | undefined;
  readonly write: (value: string) => string;
  readonly read: (typed: string) => TypedValue;
  readonly onChange: (value: string | undefined) => void;
  /** What stands against it from elsewhere. */
  readonly problem?: string | null;
}

/** Between the last key and the question. */
const TYPING_MS = 300;

/** A number that counts as soon as it is typed. What cannot be read stays in the field with its reason. */
export function MeasureInput({id, name, label, hint, value, write, read, onChange, problem = null}: Props) {
  const [typed, setTyped] = useState(() => ({text: value === undefined ? "" : write(value), of: value}));
  const [mistake, setMistake] = useState<string | null>(null);
  // The address changed under the field, by going back or by a press.
  if (value !== typed.of) setTyped({text: value === undefined ? "" : write(value), of: value});

  function take() {
    const result = read(typed.text);
    setMistake(result.ok ? null : result.mistake);
    if (!result.ok || result.value === value) return;
    setTyped({text: typed.text, of: result.value});
    onChange(result.value);
  }
  const later = useDebouncedCallback(TYPING_MS, take);
  return (
    <TextField
      field={{id, name, mistake: mistake ?? problem}}
      label={label}
      hint={hint}
      className="mt-4"
      inputMode="text"
      autoComplete="off"
      value={typed.text}
      onChange={(event) => {
        setTyped({...typed, text: event.currentTarget.value});
        later();
      }}
      onBlur={take}
    />
  );
}
