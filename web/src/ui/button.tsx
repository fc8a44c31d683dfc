import type {ComponentProps} from "react";
import {type ButtonLook, buttonClasses} from "./button-classes";

type Props = ComponentProps<"button"> & ButtonLook;

export function Button({variant, size, full, className, type = "button", ...props}: Props) {
  return <button type={type} className={buttonClasses({variant, size, full, className})} {...props} />;
}
