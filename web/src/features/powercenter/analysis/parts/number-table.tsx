import {buttonClasses} from "@/ui/button-classes";

interface NumberRow {
  readonly key: string;
  /** The first one names the row. */
  readonly cells: readonly string[];
}

interface Props {
  readonly summary: string;
  /** What the table holds. */
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly NumberRow[];
}

export function NumberTable({summary, label, head, rows}: Props) {
  return (
    <details className="table-toggle mt-4">
      <summary className={buttonClasses({variant: "quiet"})}>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys. */}
      <section className="table-scroll" aria-label={label} tabIndex={0}>
        <table className="run-table">
          <thead>
            <tr>
              {head.map((words) => (
                <th key={words} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({key, cells: [name, ...cells]}) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((words, column) => (
                  <td key={column}>{words}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
