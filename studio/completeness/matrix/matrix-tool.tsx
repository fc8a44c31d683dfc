import {type Cell, isGap} from "@gradus/schemas/completeness/cell";
import type {ContentSnapshot} from "@gradus/schemas/completeness/content-snapshot";
import type {MatrixRow} from "@gradus/schemas/completeness/matrix";
import {isoDay} from "@gradus/schemas/days";
import {REGION_CHOICES} from "@gradus/schemas/fields/options";
import {isRegion, type Region} from "@gradus/schemas/markets";
import {DownloadIcon} from "@sanity/icons/Download";
import {Box, Button, Card, Flex, Heading, Select, Stack, Switch, Text} from "@sanity/ui";
import {useState} from "react";
import {useRouter} from "sanity/router";
import {LoadableView} from "../../live-query/loadable-view.tsx";
import {useContentSnapshot} from "../content/use-content-snapshot.ts";
import {GapDialog} from "./gap-dialog.tsx";
import {Legend} from "./legend.tsx";
import {downloadCsv} from "./matrix-csv.ts";
import {MatrixTable} from "./matrix-table.tsx";
import {type MatrixFilter, readiness, selectMatrix} from "./select-columns.ts";

export function MatrixTool() {
  const loaded = useContentSnapshot();
  return (
    <Card
      height="fill"
      display="flex"
      style={{flexDirection: "column"}}
      aria-busy={loaded.status === "loading"}
    >
      <LoadableView loaded={loaded} what="The content">
        {(snapshot) => <Matrix snapshot={snapshot} />}
      </LoadableView>
    </Card>
  );
}

interface OpenCell {
  readonly row: MatrixRow;
  readonly cell: Cell;
}

function Matrix({snapshot}: {snapshot: ContentSnapshot}) {
  const [filter, setFilter] = useState<MatrixFilter>({region: null, onlyGaps: false});
  const [open, setOpen] = useState<OpenCell | null>(null);
  const {navigateIntent} = useRouter();
  const rows = selectMatrix(snapshot.matrix, filter);
  const openCell = (row: MatrixRow, cell: Cell) => {
    const id = cell.ownId ?? cell.shown?.id ?? null;
    const needsAnswer = cell.ownId === null && isGap(cell);
    if (needsAnswer || id === null) setOpen({row, cell});
    else navigateIntent("edit", {id, ...(row.kind === "page" && {type: row.type})});
  };
  const setRegion = (region: Region | null) => setFilter({...filter, region});
  return (
    <>
      <Toolbar snapshot={snapshot} filter={filter} onFilter={setFilter} rows={rows} />
      {rows.length === 0 ? (
        <Card padding={6}>
          <Text align="center" muted>
            No page has a gap here.
          </Text>
        </Card>
      ) : (
        <MatrixTable rows={rows} region={filter.region} onRegion={setRegion} onOpen={openCell} />
      )}
      {open && <GapDialog {...open} snapshot={snapshot} onClose={() => setOpen(null)} />}
    </>
  );
}

interface ToolbarProps {
  readonly snapshot: ContentSnapshot;
  readonly filter: MatrixFilter;
  readonly onFilter: (filter: MatrixFilter) => void;
  readonly rows: readonly MatrixRow[];
}

function Toolbar({snapshot, filter, onFilter, rows}: ToolbarProps) {
  const {words} = readiness(snapshot.matrix, filter.region);
  return (
    <Card borderBottom paddingX={4} paddingY={4}>
      <Stack gap={4}>
        <Flex align="center" gap={4} justify="space-between" wrap="wrap">
          <Stack gap={3}>
            <Heading as="h1" size={2}>
              Completeness
            </Heading>
            <Text muted size={1} role="status">
              {words}
            </Text>
          </Stack>
          <Flex align="center" gap={4} wrap="wrap">
            <Box style={{width: "15rem"}}>
              <RegionSelect filter={filter} onFilter={onFilter} />
            </Box>
            <Flex as="label" align="center" gap={2}>
              <Switch
                checked={filter.onlyGaps}
                onChange={(event) => onFilter({...filter, onlyGaps: event.currentTarget.checked})}
              />
              <Text size={1}>Only pages with a gap</Text>
            </Flex>
            <Button
              fontSize={1}
              icon={DownloadIcon}
              mode="ghost"
              onClick={() => downloadCsv(rows, isoDay(snapshot.now))}
              text="Export CSV"
            />
          </Flex>
        </Flex>
        <Flex align="center" gap={4} justify="space-between" wrap="wrap">
          <Legend rows={rows} />
          <Text muted size={1}>
            <kbd>n</kbd> next gap · <kbd>p</kbd> previous · arrows move · Enter opens
          </Text>
        </Flex>
      </Stack>
    </Card>
  );
}

function RegionSelect({filter, onFilter}: Pick<ToolbarProps, "filter" | "onFilter">) {
  return (
    <Select
      aria-label="Region"
      fontSize={1}
      value={filter.region ?? ""}
      onChange={({currentTarget: {value}}) => onFilter({...filter, region: isRegion(value) ? value : null})}
    >
      <option value="">All regions</option>
      {REGION_CHOICES.map(({value, title}) => (
        <option key={value} value={value}>
          Is {title} ready?
        </option>
      ))}
    </Select>
  );
}
