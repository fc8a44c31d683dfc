import type {ReactNode} from "react";
import {IntentLink} from "sanity/router";

interface Props {
  readonly id: string;
  readonly type: string;
  /** The field to open, in the Studio's spelling. */
  readonly field?: string | null;
  readonly children: ReactNode;
}

export function EditLink({id, type, field = null, children}: Props) {
  return (
    <IntentLink intent="edit" params={{id, type, ...(field && {path: field})}}>
      {children}
    </IntentLink>
  );
}
