import type {PageContext} from "@/content/page-context";
import {Icon} from "@/ui/icon/icon";
import {Link} from "@/ui/link";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import {findPageByHandle} from "../parts/pages";
import type {SectionOf, SectionProps} from "../parts/section";

type Row = SectionOf<"comparison">["rows"][number];

export function Comparison({section, context}: SectionProps<"comparison">) {
  const {columns} = section;
  const rows = differencesFirst(section.rows);
  const hasBoth = rows.some(isSame) && !rows.every(isSame);
  return (
    <Frame section={section} className="group">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <Heading section={section}>{section.heading}</Heading>
          {hasBoth && (
            <label className="flex min-h-hit items-center gap-3 text-ui">
              <input type="checkbox" className="size-6 accent-(--primary)" autoComplete="off" />
              {context.t("compare.onlyDifferences")}
            </label>
          )}
        </div>
        <table className="mt-6 w-full table-fixed">
          <caption className="sr-only">{section.heading}</caption>
          <thead>
            <tr className="border-b-2 border-text align-bottom">
              <td className="w-[40%]" />
              {columns.map((column) => (
                <th key={column} scope="col" className="py-3 pl-3 text-left text-h3 hyphens-auto">
                  <ColumnName handle={column} section={section} context={context} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ComparisonRow key={row._key} row={row} columns={columns} t={context.t} />
            ))}
          </tbody>
        </table>
        <p className="mt-8 max-w-measure text-h3 lg:ml-[40%] lg:pl-3">{section.verdict}</p>
      </div>
    </Frame>
  );
}

function ColumnName({
  handle,
  section,
  context,
}: {handle: string} & Pick<SectionProps<"comparison">, "section" | "context">) {
  const page = findPageByHandle(section.pages, handle);
  if (!page) return handle;
  return (
    <Link
      href={context.href(`/store/${handle}`)}
      className="underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {page.title}
    </Link>
  );
}

function ComparisonRow({row, columns, t}: {row: Row; columns: readonly string[]; t: PageContext["t"]}) {
  const same = isSame(row);
  return (
    <tr
      className={
        same ? "border-b border-line text-text-2 group-has-[:checked]:hidden" : "border-b border-line-strong"
      }
    >
      <th scope="row" className={`py-4 pr-3 text-left hyphens-auto ${same ? "text-body" : "text-h3"}`}>
        {row.label}
      </th>
      {columns.map((column, index) => (
        <td key={column} className="py-4 pl-3">
          <Answer value={row.values[index] ?? ""} t={t} />
        </td>
      ))}
    </tr>
  );
}

/** Yes and no get a sign beside their word, in whatever language they are written; anything else stands as it is. */
function Answer({value, t}: {value: string; t: PageContext["t"]}) {
  const answer = (["yes", "no"] as const).find((word) => {
    return [word, t(`sections.comparison.${word}`).toLowerCase()].includes(value.toLowerCase());
  });
  if (!answer) return value;
  return (
    <span className="inline-flex items-center gap-2">
      <Icon
        name={answer === "yes" ? "check" : "minus"}
        className={answer === "yes" ? "text-success" : "text-text-3"}
      />
      {t(`sections.comparison.${answer}`)}
    </span>
  );
}

function differencesFirst(rows: readonly Row[]): readonly Row[] {
  return [...rows.filter((row) => !isSame(row)), ...rows.filter(isSame)];
}

function isSame({values}: Row): boolean {
  return new Set(values).size <= 1;
}
