import type {ReactNode} from "react";
import {classNames} from "@/lib/class-names";

interface Props {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Disclosures of one name close each other. */
  readonly name?: string;
  readonly id?: string;
  /** Wraps the summary's words in a heading, so readers can jump to it. */
  readonly level?: 2 | 3 | 4;
  readonly className?: string;
}

/** Works without scripts: the browser's own details element. */
export function Disclosure({summary, children, open, name, id, level, className}: Props) {
  const Heading = level ? (`h${level}` as const) : "span";
  return (
    <details className={classNames("disclosure", className)} open={open} name={name} id={id}>
      <summary>
        <Heading className="text-h3">{summary}</Heading>
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
