import {z} from "zod";
import type {appleAnswer} from "../../contract/social.ts";
import type {Db} from "../../core/db/db.ts";
import {createOneTimeStore} from "../../core/one-time/one-time-store.ts";
import {ONE_TIME} from "../one-time-kinds.ts";
import {returnPath} from "./provider/social-providers.ts";
import type {PostedAnswer} from "./read-proof.ts";

const HANDLE_S = 2 * 60;

const name = z.string().trim().min(1).max(80).nullable().catch(null);
const posted = z.object({name: z.object({firstName: name, lastName: name})});

export interface AppleReturnDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly siteUrl: string;
}

/** Stores code and name on the server for two minutes, and redirects the user to the page with a handle for them. */
export async function storeAppleAnswer(deps: AppleReturnDeps, answer: z.infer<typeof appleAnswer>) {
  const back = new URL(returnPath("apple"), deps.siteUrl);
  back.searchParams.set("state", answer.state);
  if (answer.code === undefined) {
    back.searchParams.set(
      "error",
      /^[a-z_]+$/.test(answer.error ?? "") ? (answer.error ?? "") : "server_error",
    );
    return back.href;
  }
  const data: PostedAnswer = {code: answer.code, ...readNames(answer.user)};
  const handle = await createOneTimeStore(deps.db, deps.now).keep(ONE_TIME.socialHandle, data, HANDLE_S);
  back.searchParams.set("handle", handle);
  return back.href;
}

/** The name comes the first time only, and is no proof of anything. */
function readNames(user: string | undefined) {
  const nobody = {first_name: null, last_name: null};
  if (user === undefined) return nobody;
  try {
    const {firstName, lastName} = posted.parse(JSON.parse(user)).name;
    return {first_name: firstName, last_name: lastName};
  } catch {
    // A sign-in without a name is one all the same.
    return nobody;
  }
}
