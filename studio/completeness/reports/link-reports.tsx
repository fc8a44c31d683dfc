import type {ContentSnapshot} from "@gradus/schemas/completeness/content-snapshot";
import {type Link, type LinkState, listLinks} from "@gradus/schemas/completeness/links";
import {listOrphans} from "@gradus/schemas/completeness/orphans";
import {market} from "@gradus/schemas/markets";
import {Badge, Flex, Stack, Text} from "@sanity/ui";
import {useMemo} from "react";
import {EditLink} from "../shared/edit-link.tsx";
import {DocumentLink} from "./document-link.tsx";
import {ReportTable} from "./report-table.tsx";

const STATES: Readonly<
  Record<LinkState, {title: string; tone: "critical" | "caution" | "default" | "positive"}>
> = {
  dead: {title: "Not found", tone: "critical"},
  hop: {title: "Redirected", tone: "caution"},
  planned: {title: "Not built yet", tone: "default"},
  external: {title: "Not checked", tone: "default"},
  fine: {title: "Works", tone: "positive"},
};

/** Other sites are never requested: this must work without a network. */
export function LinkReport({snapshot}: {snapshot: ContentSnapshot}) {
  const links = useMemo(() => listLinks(snapshot), [snapshot]);
  const worthTelling = links.filter(({state}) => state === "dead" || state === "hop" || state === "planned");
  const external = [
    ...Map.groupBy(
      links.filter(({state}) => state === "external"),
      ({target}) => target,
    ),
  ];
  return (
    <Stack gap={6}>
      <Counts links={links} />
      <ReportTable
        title="Links inside the site"
        lead="That lead nowhere, take a detour, or wait for a page still to be built."
        columns={["Link", "State", "Where"]}
        empty="Every link leads straight to a page."
        rows={worthTelling.map((link) => ({
          key: `${link.document._id}:${link.field}`,
          cells: [
            link.target,
            <LinkStateCell key="state" link={link} />,
            <DocumentLink key="where" document={link.document} field={link.field} />,
          ],
        }))}
      />
      <ReportTable
        title="Links to other sites"
        lead="Not checked: nothing here asks another site."
        columns={["Link", "Places"]}
        empty="There are none."
        rows={external.map(([target, uses]) => ({key: target, cells: [target, uses.length]}))}
      />
    </Stack>
  );
}

function LinkStateCell({link: {state, regions, redirectsTo}}: {link: Link}) {
  const names = regions.map((region) => market(region).name.en);
  const detail = redirectsTo
    ? `arrives at ${redirectsTo}`
    : names.length > 0 && names.length < 10
      ? `in ${names.join(", ")}`
      : null;
  return (
    <Flex align="center" gap={2} wrap="wrap">
      <Badge tone={STATES[state].tone}>{STATES[state].title}</Badge>
      {detail && <span>{detail}</span>}
    </Flex>
  );
}

function Counts({links}: {links: readonly Link[]}) {
  return (
    <Flex gap={4} wrap="wrap">
      {Object.entries(STATES).map(([state, {title, tone}]) => (
        <Flex key={state} align="center" gap={2}>
          <Badge tone={tone}>{links.filter((link) => link.state === state).length}</Badge>
          <Text size={1}>{title}</Text>
        </Flex>
      ))}
    </Flex>
  );
}

export function OrphanReport({snapshot}: {snapshot: ContentSnapshot}) {
  const orphans = useMemo(() => listOrphans(snapshot, listLinks(snapshot)), [snapshot]);
  return (
    <ReportTable
      title="Pages nothing leads to"
      lead="No page, menu or footer links to them. A campaign may be meant so."
      columns={["Page", "Address", "In search"]}
      empty="Every page is linked from somewhere."
      rows={orphans.map(({id, type, title, path, isUnlisted}) => ({
        key: path,
        cells: [
          <EditLink key="page" id={id} type={type}>
            {title}
          </EditLink>,
          path,
          isUnlisted ? "Kept out" : "Yes",
        ],
      }))}
    />
  );
}
