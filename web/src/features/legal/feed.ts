import type {LegalArchive} from "@/content/legal/legal-archive.query";
import type {LegalHistoryEntry} from "@/content/legal/legal-history.query";
import type {PageContext} from "@/content/page-context";
import {escapeXml} from "@/lib/xml";
import {feedPath, legalPaths} from "./legal-paths";
import {versionDates} from "./version-dates";

interface Feed {
  readonly archive: LegalArchive;
  readonly history: readonly LegalHistoryEntry[];
  readonly context: PageContext;
  readonly origin: string;
}

export function legalFeed({archive, history, context, origin}: Feed): string {
  const {market, t, href} = context;
  const updated = history.map(announcedAt).sort().at(-1) ?? "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${market.locale}">`,
    element(
      "id",
      tagUri(origin, archive.versions.at(-1)?.effectiveFrom ?? "", context, `${archive.kind}:versions`),
    ),
    element("title", t("legal.versionsOf", {document: archive.title})),
    element("updated", updated),
    link("self", `${origin}${feedPath(archive.kind, market)}`),
    link("alternate", `${origin}${href(archive.path)}`),
    `<author>${element("name", context.values.provider ?? t("legal.provider"))}</author>`,
    ...history.map((version, index) => entry({version, older: history[index + 1], archive, context, origin})),
    "</feed>",
    "",
  ].join("\n");
}

interface Entry extends Omit<Feed, "history"> {
  readonly version: LegalHistoryEntry;
  readonly older: LegalHistoryEntry | undefined;
}

function entry({version, older, archive, context, origin}: Entry): string {
  const {t, href} = context;
  const {label, effectiveFrom, summary} = version;
  const words = [versionDates(version, context), ...(summary ?? []).map(textOf)].filter(Boolean);
  return [
    "<entry>",
    element("id", tagUri(origin, effectiveFrom, context, archive.kind)),
    element("title", t("legal.versionOf", {document: archive.title, version: label})),
    element("updated", announcedAt(version)),
    link("alternate", `${origin}${href(legalPaths.version(archive.path, effectiveFrom))}`),
    ...(older
      ? [
          link(
            "related",
            `${origin}${href(legalPaths.compare(archive.path, older.effectiveFrom, effectiveFrom))}`,
          ),
        ]
      : []),
    `<content type="text">${escapeXml(words.join("\n"))}</content>`,
    "</entry>",
  ].join("\n");
}

/** Lasting and ours alone, whatever becomes of the addresses: RFC 4151. */
function tagUri(origin: string, day: string, {market: {region, locale}}: PageContext, kind: string): string {
  return `tag:${new URL(origin).hostname},${day}:${kind}:${region}-${locale}`;
}

const announcedAt = ({announcedOn, effectiveFrom}: LegalHistoryEntry) =>
  `${announcedOn ?? effectiveFrom}T00:00:00Z`;
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;

function textOf({children}: NonNullable<LegalHistoryEntry["summary"]>[number]): string {
  return (children ?? []).map(({text}) => text ?? "").join("");
}
