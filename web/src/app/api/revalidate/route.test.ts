import {createHmac} from "node:crypto";
import {NextRequest} from "next/server";
import {afterAll, expect, it} from "vitest";
import {resetModuleEnv, setModuleEnv} from "@/testing/module-env";

const SECRET = "the secret of notices, in tests";
setModuleEnv({SANITY_WEBHOOK_SECRET: SECRET});
afterAll(resetModuleEnv);
const {POST} = await import("./route");

function notice(body: BodyInit, signed = "") {
  const at = Date.now();
  const signature = createHmac("sha256", SECRET).update(`${at}.${signed}`).digest("base64url");
  const headers = {"sanity-webhook-signature": `t=${at},v1=${signature}`};
  return new NextRequest("http://localhost:3000/api/revalidate", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  });
}

it("400: a notice that breaks off is no error of ours", async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error("aborted"));
    },
  });
  expect((await POST(notice(broken))).status).toBe(400);
});

it("400: one that is signed and no JSON", async () => {
  expect((await POST(notice("{", "{"))).status).toBe(400);
});

it("401: a notice without a valid signature", async () => {
  expect((await POST(notice("{}", "something else"))).status).toBe(401);
});
