import type {ReactNode} from "react";
import {Button} from "../button";
import type {ButtonLook} from "../button-classes";

interface Props extends ButtonLook {
  readonly isSaving: boolean;
  readonly saving: string;
  readonly children: ReactNode;
}

/** Stays focusable while it works; a second press does nothing. */
export function SubmitButton({
  isSaving,
  saving,
  children,
  size = "lg",
  className = "mt-8",
  ...buttonProps
}: Props) {
  return (
    <Button type="submit" aria-disabled={isSaving} size={size} className={className} {...buttonProps}>
      {isSaving ? saving : children}
    </Button>
  );
}
