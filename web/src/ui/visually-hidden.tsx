import type {ReactNode} from "react";

interface Props {
  readonly as?: "span" | "div" | "h2" | "h3" | "caption";
  readonly children: ReactNode;
}

export function VisuallyHidden({as: Tag = "span", children}: Props) {
  return <Tag className="sr-only">{children}</Tag>;
}
