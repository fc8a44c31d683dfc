import {useState} from "react";
import {controlProps, Field, type FieldProps} from "./field";
import {type PasswordStrength, passwordStrength} from "./password-strength";

interface PasswordWords {
  readonly show: string;
  readonly hide: string;
  /** Only where a password is chosen. */
  readonly strength?: Readonly<Record<PasswordStrength, string>>;
}

interface Props extends FieldProps {
  readonly autoComplete: "current-password" | "new-password";
  readonly words: PasswordWords;
  /** Only a value that this page itself holds in memory. */
  readonly defaultValue?: string | undefined;
}

export function PasswordField({field, label, hint, aside, autoComplete, words, defaultValue}: Props) {
  const [isShown, setShown] = useState(false);
  const toggle = isShown ? words.hide : words.show;
  const [strength, setStrength] = useState<PasswordStrength | null>(null);

  function rate(value: string) {
    setStrength(value === "" ? null : passwordStrength(value));
  }
  return (
    <Field field={field} label={label} hint={hint} aside={aside}>
      <div className="relative">
        <input
          {...controlProps(field, hint)}
          className="input pe-28"
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={defaultValue}
          onInput={(event) => rate(event.currentTarget.value)}
        />
        <button
          type="button"
          className="btn btn-quiet absolute inset-y-0 end-1"
          aria-controls={field.id}
          aria-label={`${label}: ${toggle}`}
          onClick={() => setShown(!isShown)}
        >
          {toggle}
        </button>
      </div>
      {words.strength && (
        <p role="status" className="text-label mt-2 text-text-2 empty:hidden">
          {strength && words.strength[strength]}
        </p>
      )}
    </Field>
  );
}
