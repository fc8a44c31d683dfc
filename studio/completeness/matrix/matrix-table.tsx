import type {Cell} from "@gradus/schemas/completeness/cell";
import type {MatrixRow} from "@gradus/schemas/completeness/matrix";
import {market, type Region} from "@gradus/schemas/markets";
import {languageName} from "../../translation/languages/language-words.ts";
import {EditLink} from "../shared/edit-link.tsx";
import {cellName, STATE_WORDS} from "./cell-words.ts";
import {CellButton, RegionButton, ScrollArea, Table, tableWidth} from "./matrix-styles.ts";
import {STATE_MARKS} from "./state-mark.tsx";
import {type GridKeys, useGridKeys} from "./use-grid-keys.ts";

interface Props {
  readonly rows: readonly MatrixRow[];
  readonly region: Region | null;
  readonly onRegion: (region: Region | null) => void;
  readonly onOpen: (row: MatrixRow, cell: Cell) => void;
}

export function MatrixTable({rows, region, onRegion, onOpen}: Props) {
  const keys = useGridKeys(rows);
  return (
    <ScrollArea>
      <Table
        aria-label="Pages by region and language"
        onKeyDown={keys.onKeyDown}
        ref={keys.ref}
        style={{minWidth: tableWidth(rows[0]?.cells.length ?? 0)}}
      >
        <TableHead cells={rows[0]?.cells ?? []} region={region} onRegion={onRegion} />
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.path}
              className={row.kind !== rows[index - 1]?.kind && index > 0 ? "starts-kind" : undefined}
            >
              <th scope="row">
                <EditLink id={row.sourceId} type={row.type}>
                  {row.title}
                  <small>{row.path}</small>
                </EditLink>
              </th>
              {row.cells.map((cell, column) => (
                <td key={keyOf(cell)} className={startsRegion(row.cells, column)}>
                  <StateButton
                    row={row}
                    cell={cell}
                    at={{row: index, column}}
                    keys={keys}
                    isWide={region !== null}
                    onOpen={onOpen}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollArea>
  );
}

const keyOf = ({market: {region, locale}}: Cell) => `${region}/${locale}`;

const startsRegion = (cells: readonly Cell[], column: number) =>
  cells[column]?.market.region === cells[column - 1]?.market.region ? undefined : "starts-region";

function TableHead({cells, region, onRegion}: {cells: readonly Cell[]} & Pick<Props, "region" | "onRegion">) {
  const regions = [...Map.groupBy(cells, (cell) => cell.market.region)];
  return (
    <thead>
      <tr>
        <th className="page-column" scope="col" rowSpan={2}>
          Page
        </th>
        {regions.map(([name, columns]) => (
          <th key={name} scope="colgroup" colSpan={columns.length} className="starts-region">
            <RegionButton
              type="button"
              aria-pressed={region === name}
              title={region === name ? "Show all regions" : `Is ${market(name).name.en} ready?`}
              onClick={() => onRegion(region === name ? null : name)}
            >
              {region === name ? market(name).name.en : name.toUpperCase()}
            </RegionButton>
          </th>
        ))}
      </tr>
      <tr>
        {cells.map((cell, column) => (
          <th key={keyOf(cell)} scope="col" className={startsRegion(cells, column)}>
            <abbr title={languageName(cell.market.locale)} style={{textDecoration: "none"}}>
              {region === null ? cell.market.locale : languageName(cell.market.locale)}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface StateButtonProps {
  readonly row: MatrixRow;
  readonly cell: Cell;
  readonly at: {readonly row: number; readonly column: number};
  readonly keys: GridKeys;
  /** There is room for words. */
  readonly isWide: boolean;
  readonly onOpen: Props["onOpen"];
}

function StateButton({row, cell, at, keys, isWide, onOpen}: StateButtonProps) {
  const {Icon, tone} = STATE_MARKS[cell.state];
  const name = cellName(row, cell);
  return (
    <CellButton
      type="button"
      style={{background: `var(--card-badge-${tone}-bg-color)`, color: `var(--card-badge-${tone}-fg-color)`}}
      aria-label={name}
      title={name}
      onClick={() => onOpen(row, cell)}
      {...keys.cellProps(at)}
    >
      <Icon />
      {isWide && <span>{STATE_WORDS[cell.state].title}</span>}
    </CellButton>
  );
}
