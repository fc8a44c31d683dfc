import {z} from "zod";

const log = z.array(z.looseObject({event: z.string(), note: z.string().nullish()}));

/** Why a version came back to its author; null when the last thing that happened to it was something else. */
export function returnReason(value: unknown): string | null {
  const last = log.safeParse(value).data?.at(-1);
  return last?.event === "returned" ? (last.note ?? null) : null;
}
