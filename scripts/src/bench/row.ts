export interface Row {
  readonly section: string;
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  /** The empty or equally large page; null where a bound is absolute. */
  readonly reference: number | null;
  readonly ratio: number | null;
  /** The bound in words, as it is compared. */
  readonly target: string;
  /** Null where nothing was demanded. */
  readonly ok: boolean | null;
}

export interface Bound {
  /** Compared with our number. */
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Compared with our number divided by the reference. */
  readonly ratioAtMost?: number;
  readonly ratioAtLeast?: number;
  /** Compared with our number minus the reference. */
  readonly aboveReferenceAtMost?: number;
  /** Compared with the reference minus our number. */
  readonly belowReferenceAtMost?: number;
}

type Measurement = Pick<Row, "section" | "name" | "unit" | "ours"> & {readonly reference?: number};

export function createRow({reference, ...measured}: Measurement, bound: Bound = {}): Row {
  const ratio = reference === undefined || reference === 0 ? null : measured.ours / reference;
  const checks: (readonly [boolean, string] | null)[] = [
    check(bound.atMost, "≤", "", (limit) => measured.ours <= limit),
    check(bound.atLeast, "≥", "", (limit) => measured.ours >= limit),
    check(bound.ratioAtMost, "≤", " ×", (limit) => (ratio ?? 0) <= limit),
    check(bound.ratioAtLeast, "≥", " ×", (limit) => (ratio ?? 0) >= limit),
    check(bound.aboveReferenceAtMost, "≤ +", "", (limit) => measured.ours - (reference ?? 0) <= limit),
    check(bound.belowReferenceAtMost, "≥ −", "", (limit) => (reference ?? 0) - measured.ours <= limit),
  ];
  const asked = checks.filter((entry) => entry !== null);
  return {
    ...measured,
    reference: reference ?? null,
    ratio,
    target: asked.map(([, words]) => words).join(", "),
    ok: asked.length === 0 ? null : asked.every(([holds]) => holds),
  };
}

function check(limit: number | undefined, sign: string, unit: string, holds: (limit: number) => boolean) {
  return limit === undefined ? null : ([holds(limit), `${sign} ${limit}${unit}`] as const);
}

export const toMarkdown = (rows: readonly Row[]): string => toTable(rows.map(toCells));

/** A row as the table shows it: section, name, ours, reference, ratio, target, held. */
export type Cells = readonly string[];

export const toCells = (row: Row): Cells => [
  row.section,
  row.name,
  `${round(row.ours)} ${row.unit}`.trim(),
  row.reference === null ? "" : `${round(row.reference)} ${row.unit}`.trim(),
  row.ratio === null ? "" : `${row.ratio.toFixed(2)} ×`,
  row.target,
  row.ok === null ? "" : row.ok ? "yes" : "**no**",
];

export const readTable = (table: string): Cells[] =>
  table
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );

export function toTable(cells: readonly Cells[]): string {
  const head = ["", "what", "ours", "reference", "ratio", "target", "held"];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: Cells) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...cells.map(line)].join("\n");
}

function round(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(3);
}
