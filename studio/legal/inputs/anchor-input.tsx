import {isRecord} from "@gradus/schemas/fields/is-record";
import {LockIcon} from "@sanity/icons/Lock";
import {Badge, Button, Flex, Stack, Text, TextInput} from "@sanity/ui";
import {useState} from "react";
import {type StringInputProps, set, useFormValue} from "sanity";
import {lastKnown} from "../../live-query/loadable.ts";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {anchorsInUse} from "../data/anchors.ts";
import {proposeAnchor} from "../rules/propose-anchor.ts";
import {ClausePicker} from "./clause-picker.tsx";

export function AnchorInput(props: StringInputProps) {
  const parent = useFormValue(props.path.slice(0, -1));
  const type = isRecord(parent) ? parent._type : null;
  if (!isRecord(parent)) return props.renderDefault(props);
  if (type === "clause") return <ClauseAnchor parent={parent} props={props} />;
  if (type === "clauseRef") return <ClausePicker kind={textOf(parent.document)} props={props} />;
  if (type === "clauseOverride" && parent.mode !== "add") return <BaseClausePicker props={props} />;
  if (type === "clauseOverride") return <ClauseAnchor parent={parent} props={props} />;
  if (type === "definedTerm") return <BaseClausePicker props={props} />;
  return props.renderDefault(props);
}

/** A clause of the same document. */
function BaseClausePicker({props}: {props: StringInputProps}) {
  return <ClausePicker kind={textOf(useFormValue(["kind"]))} props={props} />;
}

interface ClauseAnchor {
  readonly parent: Record<string, unknown>;
  readonly props: StringInputProps;
}

function ClauseAnchor({parent, props}: ClauseAnchor) {
  const {value, readOnly, onChange} = props;
  const kind = textOf(useFormValue(["kind"]));
  const inUse = lastKnown(useLiveQuery(kind ? anchorsInUse(kind) : null));
  const [isChoosing, setChoosing] = useState(value === undefined);
  const [typed, setTyped] = useState(value ?? "");
  if (!isChoosing && value) {
    const isPublic = inUse?.some(({anchor}) => anchor === value) ?? true;
    return (
      <Flex align="center" gap={3}>
        <Badge fontSize={1} padding={2}>
          <Flex align="center" gap={2}>
            <LockIcon /> #{value}
          </Flex>
        </Badge>
        {!isPublic && !readOnly && (
          <Button fontSize={1} mode="bleed" onClick={() => setChoosing(true)} padding={2} text="Change" />
        )}
        <Text muted size={1}>
          {isPublic ? "Public links use it, so it stays." : "Not public yet."}
        </Text>
      </Flex>
    );
  }
  const proposed = typed || proposeAnchor(textOf(parent.title));
  const keep = () => {
    if (proposed === "") return;
    onChange(set(proposed));
    setTyped(proposed);
    setChoosing(false);
  };
  return (
    <Stack gap={3}>
      <Flex gap={2}>
        <Flex direction="column" flex={1}>
          <TextInput
            {...props.elementProps}
            onBlur={props.elementProps.onBlur}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => event.key === "Enter" && keep()}
            placeholder={proposed || "withdrawal"}
            value={typed}
          />
        </Flex>
        <Button
          disabled={proposed === "" || readOnly === true}
          icon={LockIcon}
          onClick={keep}
          text="Keep for good"
          tone="primary"
        />
      </Flex>
      <Text muted size={1}>
        Links end in #{proposed || "…"} for as long as the document exists, whatever the clause is called
        later.
      </Text>
    </Stack>
  );
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
