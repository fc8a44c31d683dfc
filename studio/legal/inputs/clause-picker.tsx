import {Select} from "@sanity/ui";
import {type StringInputProps, set, unset} from "sanity";
import {lastKnown} from "../../live-query/loadable.ts";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {anchorsInUse} from "../data/anchors.ts";

interface ClausePicker {
  /** The document the clause is in; empty while it is not chosen. */
  readonly kind: string;
  readonly props: StringInputProps;
}

export function ClausePicker({kind, props}: ClausePicker) {
  const {value, onChange, readOnly, elementProps} = props;
  const anchors = lastKnown(useLiveQuery(kind ? anchorsInUse(kind) : null)) ?? [];
  const isUnknown = value !== undefined && !anchors.some(({anchor}) => anchor === value);
  return (
    <Select
      disabled={readOnly === true || kind === ""}
      id={elementProps.id}
      onChange={(event) => onChange(event.currentTarget.value ? set(event.currentTarget.value) : unset())}
      ref={elementProps.ref}
      value={value ?? ""}
    >
      <option value="">{kind ? "Choose a clause" : "Choose the document first"}</option>
      {isUnknown && <option value={value}>#{value}</option>}
      {anchors.map(({anchor, title}) => (
        <option key={anchor} value={anchor}>
          {title} (#{anchor})
        </option>
      ))}
    </Select>
  );
}
