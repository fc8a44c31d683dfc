import type {ReactNode} from "react";
import {classNames} from "@/lib/class-names";
import {headingId, type SectionBase} from "./frame";

interface Props {
  readonly section: SectionBase;
  readonly as?: "h1" | "h2";
  readonly look?: "text-display-1" | "text-display-2" | "text-h2";
  readonly className?: string;
  readonly children: ReactNode;
}

export function Heading({section, as: Tag = "h2", look = "text-h2", className, children}: Props) {
  return (
    <Tag id={headingId(section)} className={classNames(look, "wrap-anywhere", className)}>
      {children}
    </Tag>
  );
}
