import {dayInWords} from "../../fields/day-in-words.ts";
import {isRegion, market} from "../../markets.ts";
import {type ContentDocument, fieldAt, textAt, titleOf} from "../content-document.ts";
import {type ContentSnapshot, ofType} from "../content-snapshot.ts";
import {type AttentionItem, dayFrom, placeIn} from "./attention-item.ts";

const CLAIM_NOTICE_DAYS = 60;
const NOTE_NOTICE_DAYS = 30;
const LINK_NOTICE_DAYS = 3;

const isWithin = (day: string | null, {now}: ContentSnapshot, days: number): day is string =>
  day !== null && day >= dayFrom(now) && day <= dayFrom(now, days);

const phraseOf = (claim: ContentDocument) => titleOf(claim).replace(/\.$/, "");

export function claimsThatEnd(snapshot: ContentSnapshot): AttentionItem[] {
  return ofType(snapshot.published, "claim").flatMap((claim) => {
    const last = textAt(claim, "validTo");
    if (!isWithin(last, snapshot, CLAIM_NOTICE_DAYS)) return [];
    const what = `“${phraseOf(claim)}” may be printed until ${dayInWords(last)}. Then it leaves every page.`;
    return [
      {
        id: `claim-ends:${claim._id}`,
        what,
        where: placeIn(claim, "validTo"),
        day: last,
        action: "Check the claim again",
      },
    ];
  });
}

export function claimsWithoutEvidence({published}: ContentSnapshot): AttentionItem[] {
  return ofType(published, "claim")
    .filter((claim) => textAt(claim, "source.evidence") === "pending")
    .map((claim) => ({
      id: `evidence:${claim._id}`,
      what: `“${phraseOf(claim)}” has no evidence yet. A production release is refused until it has.`,
      where: placeIn(claim, "source"),
      day: textAt(claim, "validFrom"),
      action: "Attach the evidence",
    }));
}

export function notesThatChange(snapshot: ContentSnapshot): AttentionItem[] {
  return ofType(snapshot.published, "datedNote").flatMap((note) => {
    const last = textAt(note, "hideAfter");
    const turn = textAt(note, "switchOn");
    const where = placeIn(note);
    if (isWithin(turn, snapshot, NOTE_NOTICE_DAYS)) {
      const what = `The note changes to “${textAt(note, "after.en") ?? ""}” on ${dayInWords(turn)}.`;
      return [{id: `note-turns:${note._id}`, what, where, day: turn, action: "Read the second text"}];
    }
    if (!isWithin(last, snapshot, NOTE_NOTICE_DAYS)) return [];
    const what = `The note is gone after ${dayInWords(last)}.`;
    return [{id: `note-ends:${note._id}`, what, where, day: last, action: "Decide what follows"}];
  });
}

export function lawThatChanges({legal, published, now}: ContentSnapshot): AttentionItem[] {
  return legal.versions
    .filter(({isSealed, effectiveFrom}) => isSealed && effectiveFrom > dayFrom(now))
    .flatMap(({id, kind, label, effectiveFrom, scope}) => {
      const version = published.find(({_id}) => _id === id);
      const title = legal.documents.find((document) => document.kind === kind)?.title ?? kind;
      if (!version) return [];
      const reach = scope === "base" ? "" : " (European consumers)";
      const what = `${title} ${label}${reach} takes effect on ${dayInWords(effectiveFrom)}, at midnight of each region.`;
      const where = {...placeIn(version), title: `${title} ${label}`};
      return [{id: `law:${id}`, what, where, day: effectiveFrom, action: "Read it once more"}];
    });
}

export function shareLinksThatEnd(snapshot: ContentSnapshot): AttentionItem[] {
  return ofType(snapshot.published, "shareLink").flatMap((link) => {
    const day = textAt(link, "expires")?.slice(0, 10) ?? null;
    if (link.revoked === true || !isWithin(day, snapshot, LINK_NOTICE_DAYS)) return [];
    const what = `A share link ends on ${dayInWords(day)}.`;
    const where = {...placeIn(link), title: "Share link"};
    return [{id: `share:${link._id}`, what, where, day, action: "Look at the link"}];
  });
}

/** Regions with incomplete company data although a law requires it to be printed. */
export function providersWithoutData({published}: ContentSnapshot): AttentionItem[] {
  return ofType(published, "regionSettings").flatMap((settings) => {
    const region = textAt(settings, "region") ?? "";
    if (!isRegion(region) || fieldAt(settings, "provider.complete") === true) return [];
    if (!market(region).law.providerIdentification) return [];
    const name = market(region).name.en;
    const what = `The company's data for ${name} is not complete. A production release is refused until it is.`;
    const where = placeIn(settings, "provider");
    return [{id: `provider:${region}`, what, where, day: null, action: "Complete the data"}];
  });
}
