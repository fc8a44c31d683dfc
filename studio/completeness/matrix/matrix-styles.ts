import {styled} from "styled-components";

const PAGE_COLUMN = "14rem";

export const ScrollArea = styled.div`
  overflow: auto;
  min-height: 0;
  flex: 1;
`;

/** Below this its signs would touch. */
const MARKET_COLUMN_REM = 1.875;

export const tableWidth = (columns: number) => `calc(${PAGE_COLUMN} + ${columns * MARKET_COLUMN_REM}rem)`;

export const Table = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  width: 100%;
  color: var(--card-fg-color);
  font: inherit;
  font-size: 0.8125rem;

  th {
    background: var(--card-bg-color);
    font-weight: 500;
    text-align: center;
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 2;
    padding: 0;
    height: 2rem;
  }
  thead tr + tr th {
    top: 2rem;
    height: 1.75rem;
    border-bottom: 1px solid var(--card-border-color);
  }
  thead .page-column,
  tbody th {
    position: sticky;
    left: 0;
    z-index: 1;
    text-align: start;
    width: ${PAGE_COLUMN};
    padding: 0 0.75rem 0 1.25rem;
    border-inline-end: 1px solid var(--card-border-color);
  }
  thead .page-column {
    z-index: 3;
  }
  tbody th {
    height: 2.25rem;
  }
  tbody th > a {
    display: block;
    color: inherit;
    text-decoration: none;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  tbody th > a:hover,
  tbody th > a:focus-visible {
    text-decoration: underline;
  }
  tbody th small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--card-muted-fg-color);
    font-size: 0.75rem;
    font-weight: 400;
  }
  tbody tr:hover > th {
    background: var(--card-muted-bg-color);
  }
  td {
    padding: 2px;
    text-align: center;
  }
  .starts-region {
    border-inline-start: 1px solid var(--card-border-color);
  }
  tr.starts-kind > * {
    border-top: 1px solid var(--card-border-color);
  }
`;

export const RegionButton = styled.button`
  width: 100%;
  height: 100%;
  border: 0;
  padding: 0 0.25rem;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }
`;

export const CellButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  width: 100%;
  min-height: 1.875rem;
  border: 0;
  border-radius: 3px;
  padding: 0 0.25rem;
  font: inherit;
  font-size: 0.75rem;
  cursor: pointer;

  svg {
    font-size: 1.1875rem;
    flex: none;
  }
  &:hover {
    filter: brightness(0.95);
  }
  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 1px;
  }
`;
