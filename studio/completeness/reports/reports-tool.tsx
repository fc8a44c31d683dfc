import type {ContentSnapshot} from "@gradus/schemas/completeness/content-snapshot";
import {Stack, Tab, TabList, TabPanel} from "@sanity/ui";
import {type ComponentType, useState} from "react";
import {ToolPage} from "../shared/tool-page.tsx";
import {LinkReport, OrphanReport} from "./link-reports.tsx";
import {ClaimReport, PictureReport, StorageReport, TokenReport} from "./usage-reports.tsx";

interface Report {
  readonly id: string;
  readonly title: string;
  readonly Body: ComponentType<{snapshot: ContentSnapshot}>;
}

const LINKS: Report = {id: "links", title: "Links", Body: LinkReport};
const REPORTS: readonly Report[] = [
  LINKS,
  {id: "orphans", title: "Orphans", Body: OrphanReport},
  {id: "claims", title: "Claims", Body: ClaimReport},
  {id: "tokens", title: "Prices in texts", Body: TokenReport},
  {id: "storage", title: "Storage", Body: StorageReport},
  {id: "pictures", title: "Pictures", Body: PictureReport},
];

export function ReportsTool() {
  return (
    <ToolPage title="Reports" lead="About what is published now.">
      {(snapshot) => <Reports snapshot={snapshot} />}
    </ToolPage>
  );
}

function Reports({snapshot}: {snapshot: ContentSnapshot}) {
  const [chosen, setChosen] = useState(LINKS);
  return (
    <Stack gap={5}>
      <TabList gap={1}>
        {REPORTS.map((report) => (
          <Tab
            key={report.id}
            id={`tab-${report.id}`}
            aria-controls={`panel-${report.id}`}
            label={report.title}
            onClick={() => setChosen(report)}
            selected={report === chosen}
          />
        ))}
      </TabList>
      <TabPanel id={`panel-${chosen.id}`} aria-labelledby={`tab-${chosen.id}`}>
        <chosen.Body snapshot={snapshot} />
      </TabPanel>
    </Stack>
  );
}
