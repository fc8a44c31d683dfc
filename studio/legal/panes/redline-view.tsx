import type {BlockChange, ClauseChange, Piece, Redline, Run} from "@gradus/schemas/legal/redline";
import {Badge, Card, Flex, Stack, Text} from "@sanity/ui";
import {Fragment} from "react";
import styled from "styled-components";

const Inserted = styled.ins`
  background: color-mix(in srgb, #2f9e5b 24%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 2px;
`;
const Deleted = styled.del`
  background: color-mix(in srgb, #e0483d 22%, transparent);
  text-decoration-thickness: 1px;
`;

const MARKERS: Readonly<
  Record<ClauseChange["kind"], {text: string; tone: "positive" | "critical" | "caution"} | null>
> = {
  same: null,
  changed: {text: "Changed", tone: "caution"},
  inserted: {text: "New", tone: "positive"},
  deleted: {text: "Removed", tone: "critical"},
};

export function RedlineView({redline}: {redline: Redline}) {
  return (
    <Stack as="ol" gap={2} padding={0} style={{margin: 0, listStyle: "none"}}>
      {redline.clauses.map((clause) => (
        <li key={`${clause.anchor} ${clause.oldNumber} ${clause.newNumber}`}>
          <ClauseView clause={clause} />
        </li>
      ))}
    </Stack>
  );
}

function ClauseView({clause}: {clause: ClauseChange}) {
  const marker = MARKERS[clause.kind];
  const isUnchanged = marker === null && !clause.isMoved;
  return (
    <Card border={!isUnchanged} padding={isUnchanged ? 2 : 3} radius={2} tone="default">
      <Stack gap={3}>
        <Flex align="center" gap={2}>
          <Text muted={isUnchanged} size={1} weight={isUnchanged ? "regular" : "semibold"}>
            {clause.newNumber ?? clause.oldNumber}. <Runs runs={clause.title} />
          </Text>
          {marker && <Badge tone={marker.tone}>{marker.text}</Badge>}
          {clause.isMoved && <Badge tone="primary">Moved from {clause.oldNumber}</Badge>}
        </Flex>
        {marker && clause.blocks.map((block, index) => <BlockView block={block} key={keyOf(block, index)} />)}
      </Stack>
    </Card>
  );
}

function BlockView({block}: {block: BlockChange}) {
  const indent = block.listItem ? block.level * 14 : 0;
  return (
    <Text size={1} style={{marginLeft: indent}}>
      {block.listItem && "• "}
      <Runs runs={block.runs} />
    </Text>
  );
}

function Runs({runs}: {runs: readonly Run[]}) {
  return runs.map((run, index) =>
    run.kind === "same" ? (
      // A run has nothing but its place: the whole list is made anew with every comparison.
      <Fragment key={keyOf(run, index)}>{textOf(run.pieces)}</Fragment>
    ) : (
      <Fragment key={keyOf(run, index)}>
        {run.deleted.length > 0 && run.only === null && <Deleted>{textOf(run.deleted)}</Deleted>}
        {run.inserted.length > 0 && (
          <Inserted title={run.only === "link" ? "The link leads elsewhere" : undefined}>
            {textOf(run.inserted)}
            {run.only === "link" && " (link target)"}
          </Inserted>
        )}
      </Fragment>
    ),
  );
}

const textOf = (pieces: readonly Piece[]) => pieces.map(({text}) => text).join("");
const keyOf = (part: {kind: string}, index: number) => `${part.kind} ${index}`;
