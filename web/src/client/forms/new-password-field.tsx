import {BOUNDS} from "@gradus/backend/contract/bounds";
import type {Translator} from "@/i18n/message-types";
import type {FieldProps} from "@/ui/form/field";
import {PasswordField} from "@/ui/form/password-field";
import type {NEW_PASSWORD_MESSAGES} from "./new-password-messages";

interface Props extends Pick<FieldProps, "field" | "label"> {
  readonly t: Translator<(typeof NEW_PASSWORD_MESSAGES)[number]>;
  /** Only a value that this page itself holds in memory. */
  readonly defaultValue?: string | undefined;
}

export function NewPasswordField({field, label, t, defaultValue}: Props) {
  return (
    <PasswordField
      field={field}
      label={label}
      defaultValue={defaultValue}
      hint={t("auth.passwordHint", {min: BOUNDS.password.min})}
      autoComplete="new-password"
      words={{
        show: t("auth.showPassword"),
        hide: t("auth.hidePassword"),
        strength: {
          weak: t("auth.strengthWeak"),
          fair: t("auth.strengthFair"),
          strong: t("auth.strengthStrong"),
        },
      }}
    />
  );
}
