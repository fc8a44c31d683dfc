import {createHash} from "node:crypto";
import {z} from "zod";
import {AppError} from "../errors.ts";
import type {ContentApi} from "./content-api.ts";

const me = z.object({
  id: z.string().min(1),
  name: z.string().default(""),
  roles: z.array(z.object({name: z.string()})).default([]),
});

export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** To write content in their own name. */
  readonly token: string;
}

export type IdentifyStaff = (token: string) => Promise<Staff>;

const CACHE_MS = 30_000;
const CACHE_MAX = 1_000;

export interface StaffDeps {
  readonly content: Pick<ContentApi, "whoAmI">;
  readonly now: () => Date;
}

/**
 * Resolves a token to a member of staff through the content API, and caches the result briefly. Throws
 * `unauthenticated`.
 */
export function createStaffDirectory({content, now}: StaffDeps): IdentifyStaff {
  const known = new Map<string, {readonly staff: Staff; readonly until: number}>();

  return async (token) => {
    // The key is a digest: tokens are not kept where a memory dump would list them.
    const key = createHash("sha256").update(token).digest("base64url");
    const found = known.get(key);
    if (found && found.until > now().getTime()) return {...found.staff, token};
    const staff = await fetchStaff(content, token);
    if (known.size >= CACHE_MAX) known.clear();
    known.set(key, {staff: {...staff, token: ""}, until: now().getTime() + CACHE_MS});
    return staff;
  };
}

async function fetchStaff(content: StaffDeps["content"], token: string): Promise<Staff> {
  const response = await content.whoAmI(token);
  if (response.status === 401 || response.status === 403) throw unknownToken();
  if (!response.ok) {
    throw new AppError("unavailable", "The content does not answer", {
      cause: new Error(`${response.status}`),
    });
  }
  // The hosted service answers an empty object to a token it does not know.
  const parsed = me.safeParse(await response.json());
  if (!parsed.success) throw unknownToken();
  const {id, name, roles} = parsed.data;
  return {id, name, roles: roles.map((role) => role.name), token};
}

function unknownToken() {
  return new AppError("unauthenticated", "Sign in to the Studio again");
}
