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

  it("of every route are what they say, and run nothing in a browser", async () => {
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

  it("about a person are kept by nobody, refused or not", async () => {
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

  it("that people get from a provider or a mail tell no other site where they came from", async () => {
    for (const path of ["/b/email/signin", "/b/user/signin/apple", "/b/reset/password/none"]) {
      expect((await app.get(path)).headers.get("referrer-policy"), path).toBe("no-referrer");
    }
  });
});
