import {type MarketParams, parseMarket} from "@gradus/schemas/markets";
import {z} from "zod";

const instant = z.iso.datetime({offset: true});

const stored = z.object({
  _createdAt: instant,
  expires: instant,
  /** The instant its holder sees the site at; null for now. */
  at: instant.nullable(),
  release: z.string().nullable(),
  documents: z.array(z.string()).nullable(),
  region: z.string(),
  locale: z.string(),
  // What is no clear "no" ends the link.
  revoked: z.unknown().transform((value) => value !== false && value !== null),
});

/** A share link as it is stored, each field of which can be relied on. */
export interface StoredLink extends Omit<z.infer<typeof stored>, "region" | "locale">, MarketParams {}

/** Null for a link that another tool wrote with an unreadable field: it works no more than a missing link. */
export function parseShareLink(found: unknown): StoredLink | null {
  const parsed = stored.safeParse(found);
  const market = parsed.success ? parseMarket(parsed.data.region, parsed.data.locale) : null;
  return parsed.success && market ? {...parsed.data, ...market} : null;
}
