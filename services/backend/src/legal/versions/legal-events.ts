import {canonicalJson} from "@gradus/schemas/fingerprint";
import {z} from "zod";
import type {NewEntry, Notary} from "./notary.ts";

const legalEvent = z.object({
  type: z.literal("legalEvent"),
  event: z.enum(["review", "approve", "return", "wishWithdrawal", "withdraw"]),
  version: z.string(),
  by: z.string(),
  /** The role in which they acted: with the right to publish, or to review only. */
  role: z.enum(["reviewer", "publisher"]).nullable(),
  seal: z.string(),
  facts: z.string(),
  note: z.string().nullable(),
});

export type LegalEvent = z.infer<typeof legalEvent>;

export interface RecordedEvent extends LegalEvent {
  readonly at: string;
  readonly link: string;
}

export function eventEntry(event: Omit<LegalEvent, "type">): NewEntry {
  return {kind: "event", subject: event.version, canonical: canonicalJson({type: "legalEvent", ...event})};
}

/** The events of a version, oldest first. The record is authoritative; the content holds a copy for lists. */
export async function listLegalEvents(
  notary: Pick<Notary, "listEvents">,
  version: string,
): Promise<RecordedEvent[]> {
  const entries = await notary.listEvents(version);
  return entries.map(({canonical, at, link}) => ({
    ...legalEvent.parse(JSON.parse(canonical)),
    at: at.toISOString(),
    link,
  }));
}
