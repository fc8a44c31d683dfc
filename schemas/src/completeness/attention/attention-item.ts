import {addDays, isoDay} from "../../days.ts";
import {type ContentDocument, publishedId, textAt, titleOf} from "../content-document.ts";
import type {ContentSnapshot} from "../content-snapshot.ts";

/** What happens if no action is taken. The order is that of the inbox. */
export const CONSEQUENCES = ["wrong", "soon", "behind"] as const;
export type Consequence = (typeof CONSEQUENCES)[number];

export interface AttentionItem {
  /** The same for as long as it is the same thing. */
  readonly id: string;
  readonly message: string;
  readonly location: {
    readonly id: string;
    readonly type: string;
    readonly title: string;
    /** The field to open, in the Studio's spelling. */
    readonly field: string | null;
  };
  /** `2026-11-21`: since then, or for what comes, on that day. */
  readonly day: string | null;
  /** Label of the item's only button. */
  readonly action: string;
}

export interface AttentionRule {
  readonly consequence: Consequence;
  readonly find: (snapshot: ContentSnapshot) => readonly AttentionItem[];
}

export function locationIn(
  document: ContentDocument,
  field: string | null = null,
): AttentionItem["location"] {
  return {id: publishedId(document._id), type: document._type, title: titleOf(document), field};
}

export const lastChangeDay = (document: ContentDocument): string | null =>
  textAt(document, "_updatedAt")?.slice(0, 10) ?? null;

/** Days end at midnight of each region; for an inbox the day in Greenwich is near enough. */
export const dayFrom = (now: Date, days = 0): string => addDays(isoDay(now), days);
