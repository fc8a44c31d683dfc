import type {FieldProps} from "./field";
import {PasswordField} from "./password-field";

interface Words {
  readonly passwordHint: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly strengthWeak: string;
  readonly strengthFair: string;
  readonly strengthStrong: string;
}

interface Props extends Pick<FieldProps, "field" | "label"> {
  readonly words: Words;
  /** Only what this page itself has kept in memory. */
  readonly defaultValue?: string | undefined;
}

/** Where a password is chosen: what it needs, and how strong the typed one is. */
export function NewPasswordField({field, label, words, defaultValue}: Props) {
  return (
    <PasswordField
      {...{field, label, defaultValue}}
      hint={words.passwordHint}
      autoComplete="new-password"
      words={{
        show: words.showPassword,
        hide: words.hidePassword,
        strength: {weak: words.strengthWeak, fair: words.strengthFair, strong: words.strengthStrong},
      }}
    />
  );
}
