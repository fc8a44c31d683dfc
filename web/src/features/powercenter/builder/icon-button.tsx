import type {ComponentProps} from "react";
import {Icon, type IconName} from "@/ui/icon/icon";

interface Props extends Omit<ComponentProps<"button">, "children"> {
  readonly icon: IconName;
  readonly label: string;
  /** Turned by so many degrees: there is one chevron upwards in none of the sets. */
  readonly turned?: boolean;
}

export function IconButton({icon, label, turned, ...button}: Props) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} {...button}>
      <Icon name={icon} className={turned ? "rotate-180" : ""} />
    </button>
  );
}
