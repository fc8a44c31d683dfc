import type {MarketParams} from "@gradus/schemas/markets";
import {Box, Dialog, Stack, Tab, TabList, TabPanel} from "@sanity/ui";
import {useState} from "react";
import {LinkList} from "./link-list.tsx";
import {NewLink} from "./new-link.tsx";

interface Props {
  readonly siteUrl: string;
  /** What the person was looking at. */
  readonly documentId: string | null;
  readonly market: MarketParams;
  readonly at: Date | null;
  readonly onClose: () => void;
}

const TABS = {make: "New link", links: "All links"} as const;
type TabName = keyof typeof TABS;

export function ShareDialog({onClose, ...start}: Props) {
  const [tab, setTab] = useState<TabName>("make");
  return (
    <Dialog id="share-links" header="Share a preview" width={1} onClose={onClose}>
      <Box padding={4}>
        <Stack gap={4}>
          <TabList gap={2}>
            {(["make", "links"] as const).map((name) => (
              <Tab
                key={name}
                id={`share-tab-${name}`}
                aria-controls={`share-panel-${name}`}
                label={TABS[name]}
                selected={tab === name}
                onClick={() => setTab(name)}
              />
            ))}
          </TabList>
          <TabPanel id={`share-panel-${tab}`} aria-labelledby={`share-tab-${tab}`}>
            {tab === "make" ? <NewLink {...start} /> : <LinkList />}
          </TabPanel>
        </Stack>
      </Box>
    </Dialog>
  );
}
