/** A row of empty cells is a line. */
export function table(title: string, rows: readonly (readonly [string, string])[]): string {
  const label = Math.max(...rows.map(([name]) => name.length));
  const value = Math.max(...rows.map(([, text]) => text.length), title.length - label - 2);
  const inner = label + value + 4;
  const line = (left: string, right: string) => `${left}${"─".repeat(inner)}${right}`;
  const body = rows.map(([name, text]) =>
    name === "" && text === "" ? line("├", "┤") : `│ ${name.padEnd(label)}  ${text.padEnd(value)} │`,
  );
  return [line("┌", "┐"), `│ ${title.padEnd(inner - 2)} │`, line("├", "┤"), ...body, line("└", "┘")].join(
    "\n",
  );
}
