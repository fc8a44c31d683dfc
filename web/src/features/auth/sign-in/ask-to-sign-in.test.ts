// @vitest-environment jsdom

import {isSolution} from "@gradus/backend/contract/proof-of-work";
import {signInBody} from "@gradus/backend/contract/session";
import {afterEach, expect, it} from "vitest";
import {browserSession} from "@/client/session/browser-session";
import {createRenderedPage} from "@/testing/rendered-page";
import {requestSignIn} from "./request-sign-in";

const page = createRenderedPage();
afterEach(() => page.close());
const CREDENTIALS = {email: "mira@example.test", password: "a long sentence here"};

it("solves the given proof of work once, and repeats the request with everything that was typed", async () => {
  const refused = {status: 422, err: {code: "wrong_password"}};
  const set = {status: 422, err: {code: "proof_required", params: {challenge: "1.nonce.signature", bits: 6}}};
  page.backend(({body}) => (signInBody.safeParse(body).data?.proof === undefined ? set : refused));
  const reply = await requestSignIn(browserSession(), CREDENTIALS);
  expect(reply).toMatchObject({ok: false, err: {code: "wrong_password"}});
  const signInCalls = page.calls.filter(({route}) => route === "POST /b/email/signin");
  const [first, second] = signInCalls.map(({body}) => signInBody.parse(body));
  expect(first).toEqual(CREDENTIALS);
  expect(second).toMatchObject(CREDENTIALS);
  const [, challenge = "", number = ""] = /^(.*)\.(\d+)$/.exec(second?.proof ?? "") ?? [];
  expect(challenge).toBe("1.nonce.signature");
  expect(await isSolution(challenge, Number(number), 6)).toBe(true);
  expect(signInCalls).toHaveLength(2);
});
