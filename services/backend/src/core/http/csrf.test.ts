import {beforeAll, describe, expect, it} from "vitest";
import {addOwner} from "../../../test/people.ts";
import {listRoutes} from "../../../test/routes.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {rate_bucket} from "../rate-limit/tables.ts";

const databases = await openTestDatabases();
/** Posted by a provider's page and by mail programs; the credentials they carry decide what they may do. */
const FORMS_OF_OTHERS: ReadonlySet<string> = new Set([
  "/b/user/signin/apple/return",
  "/canyon/email/unsubscribe",
]);
const FOREIGN = {origin: "https://evil.example", "sec-fetch-site": "cross-site"};
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"];

/** Pages of others can make a browser send forms, and cookies with them. Neither opens anything here. */
describe.each(databases)("what a page of others makes a browser send, on $name", ({db, reset}) => {
  const app = createTestApp(db);
  let owner = {};
  beforeAll(async () => {
    owner = await addOwner(app, {db, reset});
  });

  it("is refused by every route that changes something, though it carried a bearer", async () => {
    const writes = (await listRoutes(app)).filter(
      ({method, path}) => method !== "get" && method !== "delete" && !FORMS_OF_OTHERS.has(path),
    );
    expect(writes.length).toBeGreaterThan(20);
    for (const {method, path} of writes) {
      for (const type of FORMS) {
        await db.delete(rate_bucket);
        const answer = await app.app.request(path.replaceAll(/\{\w+\}/g, "me"), {
          method: method.toUpperCase(),
          headers: {...owner, ...FOREIGN, "content-type": type},
          body: "email=ann%40example.com&password=x",
        });
        expect(answer.status, `${method} ${path} ${type}`).toBeGreaterThanOrEqual(400);
        expect(answer.status, `${method} ${path} ${type}`).toBeLessThan(500);
      }
    }
  });

  it("finds no cookie to send, and reads no answer", async () => {
    for (const {method, path} of await listRoutes(app)) {
      await db.delete(rate_bucket);
      const init = {method: method.toUpperCase(), headers: FOREIGN};
      const {headers} = await app.app.request(path.replaceAll(/\{\w+\}/g, "none"), init);
      expect(headers.get("set-cookie"), path).toBeNull();
      expect(headers.get("access-control-allow-origin"), path).toBeNull();
      expect(headers.get("access-control-allow-credentials"), path).toBeNull();
    }
  });
});
