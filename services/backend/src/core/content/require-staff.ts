import type {Context} from "hono";
import {AppError} from "../errors.ts";
import type {IdentifyStaff, Staff} from "./staff.ts";

const BEARER = /^Bearer ([\x21-\x7e]{1,4096})$/i;

/** Throws `unauthenticated` without a bearer token. */
export async function requireStaff(c: Context, identifyStaff: IdentifyStaff): Promise<Staff> {
  const [, token] = BEARER.exec(c.req.header("authorization") ?? "") ?? [];
  if (token === undefined) throw new AppError("unauthenticated", "Send the token of your Studio session");
  return identifyStaff(token);
}
