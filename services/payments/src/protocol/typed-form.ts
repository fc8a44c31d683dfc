import type {Context} from "hono";
import {HTTPException} from "hono/http-exception";

export type Form = Readonly<Record<string, unknown>>;

/** The fields of a form. One that cannot be read is the sender's fault, and nothing of it is quoted anywhere. */
export async function readForm(c: Context): Promise<Form> {
  try {
    return await c.req.parseBody();
  } catch {
    throw new HTTPException(400);
  }
}
