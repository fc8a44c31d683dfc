import type {PageContext} from "@/content/page-context";

interface Entry {
  readonly _id: string;
  readonly name: string;
  readonly category: "essential" | "preference" | "statistics";
  readonly purpose: string;
  readonly lifetime: string;
}

interface Props {
  readonly caption: string;
  readonly entries: readonly Entry[];
  readonly t: PageContext["t"];
}

export function StorageEntryTable({caption, entries, t}: Props) {
  return (
    <table className="mt-6 w-full table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-text text-left text-label text-text-2">
          {(["name", "purpose", "lifetime"] as const).map((column) => (
            <th key={column} scope="col" className="py-3 pr-4">
              {t(`sections.storageTable.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({_id, name, category, purpose, lifetime}) => (
          <tr key={_id} className="border-b border-line align-baseline">
            <th scope="row" className="py-3 pr-4 text-left">
              <code className="text-code wrap-anywhere">{name}</code>
              <span className="block text-label text-text-3">{t(`sections.storageTable.${category}`)}</span>
            </th>
            <td className="py-3 pr-4 hyphens-auto">{purpose}</td>
            <td className="py-3 hyphens-auto text-text-2">{lifetime}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
