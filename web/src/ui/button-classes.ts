import {classNames} from "@/lib/class-names";

export interface ButtonLook {
  readonly variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  /** 44, 52 or 56 px high. */
  readonly size?: "md" | "lg" | "xl" | undefined;
  readonly full?: boolean | undefined;
  readonly className?: string | undefined;
}

const VARIANT = {
  primary: "",
  secondary: "btn-secondary",
  quiet: "btn-quiet",
  danger: "btn-danger",
} as const;
const SIZE = {md: "", lg: "btn-lg", xl: "btn-xl"} as const;

export function buttonClasses({variant = "primary", size = "md", full, className}: ButtonLook): string {
  return classNames("btn", VARIANT[variant], SIZE[size], full && "w-full", className);
}
