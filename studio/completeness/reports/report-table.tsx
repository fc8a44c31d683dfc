import {Card, Flex, Stack, Text} from "@sanity/ui";
import type {ReactNode} from "react";
import {styled} from "styled-components";

const Grid = styled.table`
  border-collapse: collapse;
  width: 100%;
  color: var(--card-fg-color);
  font: inherit;
  font-size: 0.8125rem;

  th,
  td {
    padding: 0.625rem 0.75rem;
    border-bottom: 1px solid var(--card-border-color);
    text-align: start;
    vertical-align: top;
    min-width: 6rem;
    overflow-wrap: break-word;
  }
  thead th {
    color: var(--card-muted-fg-color);
    font-weight: 500;
  }
  tr:last-child td {
    border-bottom: 0;
  }
  a {
    color: var(--card-link-fg-color);
  }
`;

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly columns: readonly string[];
  readonly rows: readonly {readonly key: string; readonly cells: readonly ReactNode[]}[];
  /** Shown instead of an empty table. */
  readonly empty: string;
}

export function ReportTable({title, lead, columns, rows, empty}: Props) {
  return (
    <Stack gap={4}>
      <Flex align="baseline" gap={3} wrap="wrap">
        <Text as="h2" size={2} weight="semibold">
          {title}
        </Text>
        <Text muted size={1}>
          {lead}
        </Text>
      </Flex>
      <Card border overflow="auto" radius={3}>
        {rows.length === 0 ? (
          <Card padding={4} tone="positive">
            <Text size={1}>{empty}</Text>
          </Card>
        ) : (
          <Grid aria-label={title}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({key, cells}) => (
                <tr key={key}>
                  {cells.map((cell, index) => (
                    <td key={columns[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Grid>
        )}
      </Card>
    </Stack>
  );
}
