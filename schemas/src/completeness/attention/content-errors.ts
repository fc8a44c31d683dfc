import {addressOverlap} from "../../fields/address-overlap.ts";
import {dayInWords} from "../../fields/day-in-words.ts";
import {type ContentDocument, textAt, titleOf} from "../content-document.ts";
import {type ContentSnapshot, marketsOf, ofType} from "../content-snapshot.ts";
import {listLinks} from "../links.ts";
import {toPageDocument} from "../page-document.ts";
import {type RedirectRow, traceRedirect} from "../redirects.ts";
import {regionWords} from "../region-words.ts";
import {usesOf} from "../uses.ts";
import {type AttentionItem, dayFrom, lastChangeDay, locationIn} from "./attention-item.ts";

export function deadLinks(snapshot: ContentSnapshot): AttentionItem[] {
  return listLinks(snapshot)
    .filter(({state}) => state === "dead")
    .map(({document, field, target, regions}) => {
      const reach = new Set(marketsOf(snapshot, document).map(({region}) => region)).size;
      return {
        id: `link:${document._id}:${field}`,
        message: `The link to ${target} leads nowhere${regionWords(regions, reach)}.`,
        location: locationIn(document, field),
        day: lastChangeDay(document),
        action: "Change the link",
      };
    });
}

export function failingRedirects(snapshot: ContentSnapshot): AttentionItem[] {
  return snapshot.redirects.flatMap((row) => {
    const document = snapshot.published.find(({_id}) => _id === row.id);
    const message = redirectProblem(snapshot, row);
    if (!document || message === null) return [];
    const day = lastChangeDay(document);
    return [
      {
        id: `redirect:${row.id}`,
        message,
        location: locationIn(document, "to"),
        day,
        action: "Lead it straight",
      },
    ];
  });
}

function redirectProblem({redirects, matrix}: ContentSnapshot, row: RedirectRow): string | null {
  const page = matrix.find(({path}) => path === row.from);
  if (page?.cells.every(({shown}) => shown)) {
    return `${row.from} is a page of the site, so nobody is ever redirected.`;
  }
  const chain = traceRedirect(row, redirects);
  if (chain?.kind === "circles") return `${row.from} goes round in circles, so it answers “not found”.`;
  if (!chain || chain.hops.length === 1) return null;
  return `${row.from} leads to ${row.to}, which is itself redirected to ${chain.to}.`;
}

/** Claims and notes that texts still name although they may not, or do not, exist any more. */
export function tokensWithoutValue(snapshot: ContentSnapshot): AttentionItem[] {
  const places = snapshot.published.flatMap((document) =>
    usesOf(document)
      .tokens.filter(({name}) => name === "claim" || name === "note")
      .map((token) => ({...token, document})),
  );
  return [...Map.groupBy(places, ({source}) => source)].flatMap(([source, uses]) => {
    const [first] = uses;
    if (!first) return [];
    const entry = findRegisterEntry(snapshot, first.name === "claim" ? "claim" : "datedNote", first.argument);
    const end = entry
      ? registerEntryEnd(entry, dayFrom(snapshot.now))
      : {words: "is in no register", day: null};
    if (!end) return [];
    const documents = new Set(uses.map(({document}) => document._id)).size;
    return [
      {
        id: `token:${source}`,
        message: `${source} ${end.words}, and ${documents} ${documents === 1 ? "document names" : "documents name"} it. What prints it stays away.`,
        location: entry ? locationIn(entry) : locationIn(first.document, first.field),
        day: end.day,
        action: entry ? "Renew it, or take it out" : "Correct the text",
      },
    ];
  });
}

const findRegisterEntry = ({published}: ContentSnapshot, type: string, key: string | null) =>
  ofType(published, type).find((entry) => textAt(entry, "key.current") === key);

function registerEntryEnd(entry: ContentDocument, today: string): {words: string; day: string | null} | null {
  if (textAt(entry, "source.evidence") === "withdrawn") {
    return {words: "lost its evidence", day: lastChangeDay(entry)};
  }
  const last = textAt(entry, "validTo") ?? textAt(entry, "hideAfter");
  return last !== null && last < today ? {words: `ended on ${dayInWords(last)}`, day: last} : null;
}

export function picturesWithoutAltText({published}: ContentSnapshot): AttentionItem[] {
  const drawn = published.flatMap((document) =>
    usesOf(document).picturesWithoutAlt.map(({field}) => ({document, field: `${field}.alt`})),
  );
  const uploaded = ofType(published, "mediaAltText")
    .filter((document) => textAt(document, "alt.en") === null)
    .map((document) => ({document, field: "alt"}));
  return [...drawn, ...uploaded].map(({document, field}) => ({
    id: `alt:${document._id}:${field}`,
    message: "A picture has no alternative text.",
    location: locationIn(document, field),
    day: lastChangeDay(document),
    action: "Say what it shows",
  }));
}

/** Two pages at one address: which of them visitors get is then a matter of luck. */
export function duplicateAddresses({published}: ContentSnapshot): AttentionItem[] {
  const pages = published.flatMap((document) => {
    const page = toPageDocument(document);
    return page ? [{document, page}] : [];
  });
  return [...Map.groupBy(pages, ({page}) => `${page.path} ${page.locale}`).values()].flatMap((same) =>
    same.flatMap(({document, page}, index) => {
      const rival = same
        .slice(0, index)
        .find((other) => addressOverlap(other.page.availability, page.availability).length > 0);
      if (!rival) return [];
      const message = `This page and “${titleOf(rival.document)}” both answer ${page.path}. Visitors see only one of them.`;
      const location = locationIn(document, "slug");
      const day = lastChangeDay(document);
      return [
        {id: `twin:${document._id}`, message, location, day, action: "Change the address or the regions"},
      ];
    }),
  );
}
