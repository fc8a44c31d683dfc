import {dayInWords} from "../../fields/day-in-words.ts";
import {isRegion, market} from "../../markets.ts";
import {type ContentDocument, fieldAt, textAt, titleOf} from "../content-document.ts";
import {type ContentSnapshot, ofType} from "../content-snapshot.ts";
import {type AttentionItem, dayFrom, locationIn} from "./attention-item.ts";

const CLAIM_NOTICE_DAYS = 60;
const NOTE_NOTICE_DAYS = 30;
const LINK_NOTICE_DAYS = 3;

const isWithin = (day: string | null, {now}: ContentSnapshot, days: number): day is string =>
  day !== null && day >= dayFrom(now) && day <= dayFrom(now, days);

const claimPhrase = (claim: ContentDocument) => titleOf(claim).replace(/\.$/, "");

export function expiringClaims(snapshot: ContentSnapshot): AttentionItem[] {
  return ofType(snapshot.published, "claim").flatMap((claim) => {
    const last = textAt(claim, "validTo");
    if (!isWithin(last, snapshot, CLAIM_NOTICE_DAYS)) return [];
    const message = `“${claimPhrase(claim)}” may be printed until ${dayInWords(last)}. Then it leaves every page.`;
    return [
      {
        id: `claim-ends:${claim._id}`,
        message,
        location: locationIn(claim, "validTo"),
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
      message: `“${claimPhrase(claim)}” has no evidence yet. A production release is refused until it has.`,
      location: locationIn(claim, "source"),
      day: textAt(claim, "validFrom"),
      action: "Attach the evidence",
    }));
}

export function changingNotes(snapshot: ContentSnapshot): AttentionItem[] {
  return ofType(snapshot.published, "datedNote").flatMap((note) => {
    const last = textAt(note, "hideAfter");
    const turn = textAt(note, "switchOn");
    const location = locationIn(note);
    if (isWithin(turn, snapshot, NOTE_NOTICE_DAYS)) {
      const message = `The note changes to “${textAt(note, "after.en") ?? ""}” on ${dayInWords(turn)}.`;
      return [{id: `note-turns:${note._id}`, message, location, day: turn, action: "Read the second text"}];
    }
    if (!isWithin(last, snapshot, NOTE_NOTICE_DAYS)) return [];
    const message = `The note is gone after ${dayInWords(last)}.`;
    return [{id: `note-ends:${note._id}`, message, location, day: last, action: "Decide what follows"}];
  });
}

export function upcomingLegalVersions({legal, published, now}: ContentSnapshot): AttentionItem[] {
  return legal.versions
    .filter(({isSealed, effectiveFrom}) => isSealed && effectiveFrom > dayFrom(now))
    .flatMap(({id, kind, label, effectiveFrom, scope}) => {
      const version = published.find(({_id}) => _id === id);
      const title = legal.documents.find((document) => document.kind === kind)?.title ?? kind;
      if (!version) return [];
      const reach = scope === "base" ? "" : " (European consumers)";
      const message = `${title} ${label}${reach} takes effect on ${dayInWords(effectiveFrom)}, at midnight of each region.`;
      const location = {...locationIn(version), title: `${title} ${label}`};
      return [{id: `law:${id}`, message, location, day: effectiveFrom, action: "Read it once more"}];
    });
}

export function expiringShareLinks(snapshot: ContentSnapshot): AttentionItem[] {
  return ofType(snapshot.published, "shareLink").flatMap((link) => {
    const day = textAt(link, "expires")?.slice(0, 10) ?? null;
    if (link.revoked === true || !isWithin(day, snapshot, LINK_NOTICE_DAYS)) return [];
    const message = `A share link ends on ${dayInWords(day)}.`;
    const location = {...locationIn(link), title: "Share link"};
    return [{id: `share:${link._id}`, message, location, day, action: "Look at the link"}];
  });
}

/** Regions with incomplete company data although a law requires it to be printed. */
export function providersWithoutData({published}: ContentSnapshot): AttentionItem[] {
  return ofType(published, "regionSettings").flatMap((settings) => {
    const region = textAt(settings, "region") ?? "";
    if (!isRegion(region) || fieldAt(settings, "provider.complete") === true) return [];
    if (!market(region).law.providerIdentification) return [];
    const name = market(region).name.en;
    const message = `The company's data for ${name} is not complete. A production release is refused until it is.`;
    const location = locationIn(settings, "provider");
    return [{id: `provider:${region}`, message, location, day: null, action: "Complete the data"}];
  });
}
