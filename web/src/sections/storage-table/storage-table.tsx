import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../section";

/** Everything this site stores on a device, from the register that the consent dialog reads too. */
export function StorageTable({section, context: {t}}: SectionProps<"storageTable">) {
  return (
    <Frame section={section}>
      <div className="wrap">
        <Heading section={section}>{section.heading}</Heading>
        <table className="mt-6 w-full table-fixed">
          <caption className="sr-only">{section.heading}</caption>
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
            {section.entries.map(({_id, name, category, purpose, lifetime}) => (
              <tr key={_id} className="border-b border-line align-baseline">
                <th scope="row" className="py-3 pr-4 text-left">
                  <code className="text-code wrap-anywhere">{name}</code>
                  <span className="block text-label text-text-3">
                    {t(`sections.storageTable.${category}`)}
                  </span>
                </th>
                <td className="py-3 pr-4 hyphens-auto">{purpose}</td>
                <td className="py-3 hyphens-auto text-text-2">{lifetime}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Frame>
  );
}
