import {classNames} from "@/lib/class-names";

interface Props {
  /** Ticks hang down from the upper edge instead of standing on the lower one. */
  readonly hanging?: boolean;
  readonly className?: string;
}

export function TickRule({hanging, className}: Props) {
  return <div aria-hidden="true" className={classNames(hanging ? "tick-row-down" : "tick-row", className)} />;
}
