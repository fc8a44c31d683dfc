import {isoDay} from "@gradus/schemas/days";
import {Card, Container, Heading, Stack, Text} from "@sanity/ui";
import type {ReactNode} from "react";
import {combineLoadables, lastKnown} from "../../live-query/loadable.ts";
import {LoadableView, LoadFailedNotice} from "../../live-query/loadable-view.tsx";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {type RegionLaw, regionLaws} from "../data/region-laws.ts";
import {allVersions, type Version} from "../data/versions.ts";
import {rowsWaitingForMe, rowsWaitingForOthers, upcomingVersions, versionsInProgress} from "./desk-groups.ts";
import {DeskLine} from "./desk-line.tsx";
import {useStatuses} from "./use-statuses.ts";

export function LegalDesk() {
  const read = combineLoadables(useLiveQuery(allVersions), useLiveQuery(regionLaws));
  return (
    <Card height="fill" overflow="auto">
      <Container padding={[4, 5]} width={2}>
        <Stack gap={6}>
          <Heading as="h1" size={2}>
            Legal desk
          </Heading>
          <LoadableView loaded={read} margin={0} what="The versions">
            {([versions, laws]) => <Desk laws={laws} versions={versions} />}
          </LoadableView>
        </Stack>
      </Container>
    </Card>
  );
}

interface Desk {
  readonly versions: readonly Version[];
  readonly laws: readonly RegionLaw[];
}

function Desk({versions, laws}: Desk) {
  const today = isoDay(new Date());
  const open = versionsInProgress(versions);
  const statuses = useStatuses(open.map(({id}) => id));
  const failed = [...statuses.values()].find((loaded) => loaded.status === "failed");
  const rows = open.map((version) => {
    const loaded = statuses.get(version.id);
    return {version, status: loaded ? lastKnown(loaded) : null};
  });
  const isKnown = rows.every(({status}) => status !== null);
  const awaitingMe = rowsWaitingForMe(rows);
  const others = rowsWaitingForOthers(rows);
  const upcoming = upcomingVersions(versions, today);
  const line = (version: Version, status: (typeof rows)[number]["status"] = null) => (
    <DeskLine
      key={version.id}
      laws={laws}
      status={status}
      today={today}
      version={version}
      versions={versions}
    />
  );
  return (
    <>
      {failed?.status === "failed" && (
        <LoadFailedNotice
          isKnown={failed.value !== null}
          margin={0}
          sentence={failed.sentence}
          what="Approvals and next steps"
        />
      )}
      <Group
        empty={isKnown ? "Nothing waits for you." : "Not known before next steps are read."}
        title="Waits for you"
      >
        {awaitingMe.map(({version, status}) => line(version, status))}
      </Group>
      <Group empty="Nothing else is being written or reviewed." title="With others">
        {others.map(({version, status}) => line(version, status))}
      </Group>
      <Group empty="No version is announced for a later day." title="Takes effect next">
        {upcoming.map((version) => line(version))}
      </Group>
    </>
  );
}

interface Group {
  readonly title: string;
  readonly empty: string;
  readonly children: readonly ReactNode[];
}

function Group({title, empty, children}: Group) {
  return (
    <Stack as="section" gap={4}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children.length === 0 ? (
        <Text muted size={1}>
          {empty}
        </Text>
      ) : (
        <Stack gap={2}>{children}</Stack>
      )}
    </Stack>
  );
}
