import {beforeEach, describe, expect, it} from "vitest";
import {outcomeOf, refusalIn} from "../../../test/account-client.ts";
import {addPerson, CLIENT_ID, PASSWORD, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {findProof} from "../../contract/proof-of-work.ts";
import {newId} from "../../core/db/new-id.ts";
import {sign_in_attempt} from "../account/tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("stolen passwords tried everywhere, on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const {email: ann} = await addPerson(db);
    /** Tries from as many addresses at as many accounts: no limit but the guard's counts them. */
    const others = (outcome: "ok" | "no_account", count: number) =>
      db.insert(sign_in_attempt).values(
        Array.from({length: count}, () => ({
          id: newId("sia"),
          email_hash: newId("e"),
          ip_hash: newId("i"),
          outcome,
          at: app.now(),
        })),
      );
    const signIn = (more: object = {}, {email = ann, client = "web_fedcba9876543210"} = {}) =>
      app.post("/b/email/signin", {email, password: PASSWORD, ...more}, {"x-client-id": client});
    async function solve(email = ann) {
      const {code, params} = await refusalIn(await signIn({}, {email}));
      expect(code).toBe("proof_required");
      return findProof(String(params?.challenge), Number(params?.bits));
    }
    const attempt = async (...how: Parameters<typeof signIn>) => outcomeOf(await signIn(...how));
    return {app, ann, others, attempt, solve};
  }

  it("from the failure limit on, an unknown browser must solve a proof of work for each attempt, and learns nothing before", async () => {
    const {others, attempt} = await start();
    await others("no_account", 599);
    expect(await attempt({password: "guess"})).toBe("422 wrong_password");
    expect(await attempt()).toBe("422 proof_required");
    expect(await attempt({}, {email: "nobody@example.com"})).toBe("422 proof_required");
  });

  it("a busy day on which people get in is none", async () => {
    const {others, attempt} = await start();
    await others("no_account", 600);
    await others("ok", 400);
    expect(await attempt()).toBe("200");
  });

  it("what was solved opens one try, for its address, for five minutes", async () => {
    const {app, others, attempt, solve} = await start();
    await addPerson(db, {name: "bob"});
    await others("no_account", 600);
    const proof = await solve();
    expect(await attempt({proof}, {email: "bob@example.com"})).toBe("422 proof_required");
    expect(await attempt({proof: `${proof}0`})).toBe("422 proof_required");
    expect(await attempt({proof})).toBe("200");
    expect(await attempt({proof}, {client: "web_aaaaaaaaaaaaaaaa"})).toBe("422 proof_required");
    const late = await solve("bob@example.com");
    app.advance(5 * 60);
    expect(await attempt({proof: late}, {email: "bob@example.com"})).toBe("422 proof_required");
  });

  it("a browser that has signed in before needs no proof of work", async () => {
    const {app, ann, others, attempt} = await start();
    await signInAs(app, ann);
    await others("no_account", 600);
    expect(await attempt({}, {client: CLIENT_ID})).toBe("200");
  });

  it("it ends ten minutes after the last sign of it; tries that were not looked at are one", async () => {
    const {app, others, attempt} = await start();
    await others("no_account", 600);
    await attempt();
    app.advance(10 * 60 - 1);
    expect(await attempt()).toBe("422 proof_required");
    app.advance(1);
    expect(await attempt()).toBe("200");
    const outcomes = (await db.select().from(sign_in_attempt)).map(({outcome}) => outcome);
    expect(outcomes.filter((outcome) => outcome === "unproven")).toHaveLength(2);
  });
});
