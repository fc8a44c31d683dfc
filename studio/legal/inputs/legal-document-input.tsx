import {isoDay} from "@gradus/schemas/days";
import {LockIcon} from "@sanity/icons/Lock";
import {Card, Flex, Stack, Text} from "@sanity/ui";
import {getPublishedId, type InputProps, type ObjectInputProps} from "sanity";
import {lastKnown} from "../../live-query/loadable.ts";
import {ConditionsList} from "../actions/conditions-list.tsx";
import {referenceTarget} from "../actions/version-of.ts";
import {useLegalStatus} from "../backend/legal-status.ts";
import {useVersions} from "../data/versions.ts";
import {returnReason} from "../rules/return-reason.ts";
import {stateOn} from "../rules/version-state.ts";
import {LockContext} from "./lock-context.ts";
import {lockSentence} from "./lock-sentence.ts";

type RootInput = ObjectInputProps & {readonly renderDefault: InputProps["renderDefault"]};

export function LegalDocumentInput(props: RootInput) {
  const {value, schemaType} = props;
  const kind = typeof value?.kind === "string" ? value.kind : null;
  const id =
    schemaType.name === "legalVersion" && typeof value?._id === "string"
      ? getPublishedId(value._id)
      : referenceTarget(value?.version);
  const versions = lastKnown(useVersions(kind)) ?? [];
  const status = lastKnown(useLegalStatus(id));
  const version = versions.find((candidate) => candidate.id === id);
  const state = status?.state ?? (version ? stateOn(version, versions, isoDay(new Date())) : "draft");
  const sentence = lockSentence(state);
  const reason = state === "draft" ? returnReason(value?.log) : null;
  return (
    <LockContext value={sentence !== null}>
      <Stack gap={4}>
        {reason !== null && (
          <Card border padding={4} radius={2} role="status" tone="caution">
            <Text size={1}>Returned to draft: {reason}</Text>
          </Card>
        )}
        {sentence === null ? (
          <ConditionsList conditions={status?.conditions ?? []} title="Before this can go to review" />
        ) : (
          <Card border padding={4} radius={2} tone="transparent">
            <Flex align="flex-start" gap={3}>
              <Text size={1}>
                <LockIcon />
              </Text>
              <Text size={1}>{sentence}</Text>
            </Flex>
          </Card>
        )}
        {props.renderDefault(props)}
      </Stack>
    </LockContext>
  );
}
