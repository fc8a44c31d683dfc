import {findProof} from "@gradus/backend/contract/proof-of-work";
import type {signInBody} from "@gradus/backend/contract/session";
import type {z} from "zod";
import type {browserSession} from "@/client/session/browser-session";

type Credentials = z.input<typeof signInBody>;

/** Signs in. While the whole site is under attack, the browser computes a proof for a second or two first. */
export async function requestSignIn(
  session: Pick<ReturnType<typeof browserSession>, "callBackend">,
  body: Credentials,
) {
  const reply = await session.callBackend("POST /b/email/signin", {body});
  if (reply.ok || reply.err.code !== "proof_required") return reply;
  const {challenge, bits} = reply.err.params ?? {};
  const proof = await findProof(String(challenge), Number(bits));
  return session.callBackend("POST /b/email/signin", {body: {...body, proof}});
}
