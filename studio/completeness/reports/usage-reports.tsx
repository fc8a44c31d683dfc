import {textAt, titleOf} from "@gradus/schemas/completeness/content-document";
import type {ContentSnapshot} from "@gradus/schemas/completeness/content-snapshot";
import {
  listClaimUsage,
  listShopTokens,
  listStorage,
  listUnusedPictures,
} from "@gradus/schemas/completeness/usage";
import {dayInWords} from "@gradus/schemas/fields/day-in-words";
import {DocumentLink, DocumentLinks} from "./document-link.tsx";
import {ReportTable} from "./report-table.tsx";

export function ClaimReport({snapshot}: {snapshot: ContentSnapshot}) {
  return (
    <ReportTable
      title="Claims by page"
      lead="Where each claim is printed. When one ends, these places become shorter by themselves."
      columns={["Claim", "May be printed", "Evidence", "Printed by"]}
      empty="There are no claims."
      rows={listClaimUsage(snapshot).map(({claim, uses}) => ({
        key: claim._id,
        cells: [
          <DocumentLink key="claim" document={claim} />,
          `${dayInWords(textAt(claim, "validFrom") ?? "")} to ${dayInWords(textAt(claim, "validTo") ?? "")}`,
          textAt(claim, "source.evidence") ?? "none",
          uses.length === 0 ? (
            "Nobody"
          ) : (
            <DocumentLinks key="uses" documents={uses.map(({document}) => document)} />
          ),
        ],
      }))}
    />
  );
}

export function TokenReport({snapshot}: {snapshot: ContentSnapshot}) {
  return (
    <ReportTable
      title="Prices and offers in texts"
      lead="The numbers come from the shop. The sentences around them do not."
      columns={["Token", "Places", "Printed by"]}
      empty="No text names a price or an offer."
      rows={listShopTokens(snapshot).map(({source, uses}) => ({
        key: source,
        cells: [
          source,
          uses.length,
          <DocumentLinks key="uses" documents={uses.map(({document}) => document)} />,
        ],
      }))}
    />
  );
}

/** Register of what the site stores in browsers. Every build checks whether code sets anything else. */
export function StorageReport({snapshot}: {snapshot: ContentSnapshot}) {
  return (
    <ReportTable
      title="Storage register"
      lead="What the site says it keeps in browsers. Every build compares it with the code."
      columns={["Name", "Kind", "Category", "Not explained in"]}
      empty="The register is empty."
      rows={listStorage(snapshot).map(({entry, missing}) => ({
        key: entry._id,
        cells: [
          <DocumentLink key="name" document={entry} />,
          textAt(entry, "kind"),
          textAt(entry, "category"),
          missing.join(", ") || "–",
        ],
      }))}
    />
  );
}

export function PictureReport({snapshot}: {snapshot: ContentSnapshot}) {
  return (
    <ReportTable
      title="Unused pictures"
      lead="Uploaded, and shown by no document."
      columns={["File", "Size", "Uploaded"]}
      empty="Every uploaded picture is shown somewhere."
      rows={listUnusedPictures(snapshot).map((picture) => ({
        key: picture._id,
        cells: [
          textAt(picture, "originalFilename") ?? titleOf(picture),
          typeof picture.size === "number" ? `${Math.ceil(picture.size / 1024)} kB` : "–",
          textAt(picture, "_createdAt")?.slice(0, 10) ?? "–",
        ],
      }))}
    />
  );
}
