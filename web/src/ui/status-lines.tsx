import type {ReactNode} from "react";

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Always in the DOM, so that screen readers announce it; takes no space while empty. */
export function ProblemLine({className = "mt-4", children}: Props) {
  return (
    <p role="alert" className={`${className} text-danger empty:hidden`}>
      {children}
    </p>
  );
}

/** What was done, in the same way. */
export function DoneLine({className = "mt-4", children}: Props) {
  return (
    <p role="status" className={`${className} text-success empty:hidden`}>
      {children}
    </p>
  );
}
