import {beforeAll, describe, expect, it} from "vitest";
import {addOwner} from "../../../test/people.ts";
import {listRoutes} from "../../../test/routes.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {rate_bucket} from "../rate-limit/tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("answers on $name", ({db, reset}) => {
  const app = createTestApp(db);
  let owner = {};
  beforeAll(async () => {
    owner = await addOwner(app, {db, reset});
  });

  it("every route's response forbids content sniffing, runs nothing in a browser, and sets cache-control", async () => {
    for (const {method, path} of await listRoutes(app)) {
      await db.delete(rate_bucket);
      const answer = await app.app.request(path.replaceAll(/\{\w+\}/g, "none"), {
        method: method.toUpperCase(),
      });
      const policy = answer.headers.get("content-security-policy");
      expect(answer.headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(policy, path).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
      expect(answer.headers.get("cache-control"), path).not.toBeNull();
    }
  });

  it("responses about a user are never cached, whether the request succeeds or is rejected", async () => {
    const personal = (await listRoutes(app)).filter(({isGuarded}) => isGuarded);
    expect(personal.length).toBeGreaterThan(10);
    for (const {method, path} of personal) {
      for (const id of ["me", "usr_00000000000000000000000000"]) {
        await db.delete(rate_bucket);
        const init = {method: method.toUpperCase(), headers: {...owner, "content-type": "application/json"}};
        const answer = await app.app.request(path.replace("{id}", id).replaceAll(/\{\w+\}/g, "none"), {
          ...init,
          ...(method !== "get" && {body: "{}"}),
        });
        expect(answer.headers.get("cache-control"), `${method} ${path}`).toContain("no-store");
      }
    }
  });

  it("responses that a user reaches from a provider or an e-mail send no referrer to other sites", async () => {
    for (const path of ["/b/email/signin", "/b/user/signin/apple", "/b/reset/password/none"]) {
      expect((await app.get(path)).headers.get("referrer-policy"), path).toBe("no-referrer");
    }
  });
});
