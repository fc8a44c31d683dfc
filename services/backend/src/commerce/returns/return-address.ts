import {setTimeout} from "node:timers/promises";
import type {Region} from "@gradus/schemas/markets";
import type {Logger} from "pino";
import {z} from "zod";
import type {ContentApi} from "../../core/content/content-api.ts";

/** Where parcels of a region go back to, one line of the address per line; null where editors have set none. */
export type ReturnAddressOf = (region: Region) => Promise<string | null>;

interface Deps {
  readonly content: Pick<ContentApi, "query">;
  readonly logger: Logger;
}

const ADDRESS = `*[_type == "regionSettings" && region == $region
  && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{"address": returnAddress}`;
const settings = z.array(z.object({address: z.string().trim().nullish()}));

/** The address read last is the fallback: a return must not fail because the content API is down. */
export function createReturnAddresses({content, logger}: Deps): ReturnAddressOf {
  const lastRead = new Map<Region, string | null>();
  return async (region) => {
    try {
      const [found] = await withTimeout(content.query(settings, ADDRESS, {region}));
      lastRead.set(region, shown(found?.address));
    } catch (error) {
      logger.warn({err: error, region}, "return address not read");
    }
    return lastRead.get(region) ?? null;
  };
}

/** ms; a return, and a withdrawal by law, does not wait longer for it. */
const TIMEOUT_MS = 2000;

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const late = setTimeout(TIMEOUT_MS, null, {signal: patience.signal}).then(() => {
    throw new Error("The content did not answer in time");
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    patience.abort();
    late.catch(() => {});
    answer.catch(() => {});
  }
}

/** Text in brackets marks a value that is still to be set. */
const shown = (address: string | null | undefined) => (!address || address.includes("[") ? null : address);
