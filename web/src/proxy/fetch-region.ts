import {regionReply} from "@gradus/backend/contract/markets";
import {isRegion, type Region} from "@gradus/schemas/markets";
import {z} from "zod";

const reply = z.object({data: regionReply.pick({region: true})});

interface Options {
  readonly backendUrl: string;
  readonly timeoutMs: number;
}

/** The region that serves a country, from the backend. Throws when it does not answer in time or in shape. */
export async function fetchRegion(country: string, {backendUrl, timeoutMs}: Options): Promise<Region> {
  const address = new URL("/b/region", backendUrl);
  address.searchParams.set("country", country);
  const response = await fetch(address, {signal: AbortSignal.timeout(timeoutMs)});
  if (!response.ok) throw new Error(`The backend answered ${response.status} for the region of ${country}`);
  const {region} = reply.parse(await response.json()).data;
  if (!isRegion(region)) throw new Error(`The backend named an unknown region: ${region}`);
  return region;
}
