import {StorageEntryTable} from "@/features/legal/storage-entry-table";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

/** From the register that the consent dialog reads too. */
export function StorageTable({section, context: {t}}: SectionProps<"storageTable">) {
  return (
    <Frame section={section}>
      <div className="wrap">
        <Heading section={section}>{section.heading}</Heading>
        <StorageEntryTable caption={section.heading} entries={section.entries} t={t} />
      </div>
    </Frame>
  );
}
