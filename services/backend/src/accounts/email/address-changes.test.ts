import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {accountClient, openAccount, outcomeOf, refusalIn, sentMails} from "../../../test/account-client.ts";
import {addPerson, bearer, PASSWORD, signInAs} from "../../../test/people.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {one_time} from "../../core/one-time/tables.ts";
import {account, security_event} from "../account/tables.ts";

const databases = await openTestDatabases();
const NEW = "ann.new@example.com";
const DAY_S = 24 * 60 * 60;

describe.each(databases)("an address that changes on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start(person: Parameters<typeof addPerson>[1] = {}) {
    const page = await openAccount(db, person);
    return {...page, ...ways(page, page)};
  }
  type Page = Pick<Awaited<ReturnType<typeof openAccount>>, "put" | "tell">;
  function ways(app: Parameters<typeof sentMails>[0], page: Page) {
    const last = async () => (await sentMails(app)).at(-1);
    return {
      change: (email: unknown) => page.put("?fields=email", {email}),
      send: () => page.tell("/email/send-verification-code", {}),
      verify: (code: unknown) => page.tell("/email/verify", {code}),
      code: async () => /\d{6}/.exec((await last())?.subject ?? "")?.[0] ?? "",
      link: async () => /verify-email\?code=([\w-]+)/.exec((await last())?.text ?? "")?.[1] ?? "",
      undoLink: async () => /undo=([\w-]+)/.exec((await last())?.text ?? "")?.[1] ?? "",
    };
  }
  async function another(app: Awaited<ReturnType<typeof start>>, name: string) {
    const {email, id} = await addPerson(db, {name});
    const page = accountClient(app, bearer(await signInAs(app, email)));
    return {...page, ...ways(app, page), id};
  }
  const storedOf = async (id: string) => (await db.select().from(account).where(eq(account.id, id)))[0];
  const addressesOf = async () => (await db.select().from(account)).map(({email}) => email).sort();

  it("requested by two accounts, goes to the one that proves it first; the other keeps its own address", async () => {
    const ann = await start();
    const bob = await another(ann, "bob");
    await ann.change(NEW);
    const first = await ann.link();
    await bob.change(NEW);
    const second = await bob.link();
    const both = await Promise.all([ann.verify(first), bob.verify(second)]);
    expect((await Promise.all(both.map(outcomeOf))).sort()).toEqual(["200", "409 account_exists"]);
    const addresses = await addressesOf();
    expect(addresses).toContain(NEW);
    expect(addresses.filter((email) => email === NEW)).toHaveLength(1);
  });

  it("proven twice at one moment, is proven once", async () => {
    const ann = await start();
    await ann.change(NEW);
    const link = await ann.link();
    const both = await Promise.all([ann.verify(link), ann.verify(link), ann.verify(link)]);
    const outcomes = await Promise.all(both.map(outcomeOf));
    expect(outcomes.filter((outcome) => outcome === "200")).toHaveLength(1);
    expect((await sentMails(ann)).filter(({to}) => to === ann.owner.email)).toHaveLength(1);
  });

  it("guesses at one moment are counted one by one: five, and no more", async () => {
    const ann = await start({account: {email_verified_at: null}});
    await ann.send();
    const code = await ann.code();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const guesses = await Promise.all(Array.from({length: 9}, () => ann.verify(wrong)));
    const outcomes = (await Promise.all(guesses.map(outcomeOf))).sort();
    expect(outcomes.filter((outcome) => outcome === "422 code_wrong")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "410 code_expired")).toHaveLength(4);
    expect(await outcomeOf(await ann.verify(code))).toBe("410 code_expired");
  });

  it("after a change of mind, the first code proves nothing", async () => {
    const ann = await start();
    await ann.change(NEW);
    const code = await ann.code();
    const link = await ann.link();
    await ann.change("ann.other@example.com");
    expect(await outcomeOf(await ann.verify(link))).toBe("410 code_expired");
    if (code !== (await ann.code())) expect(await outcomeOf(await ann.verify(code))).toBe("422 code_wrong");
    expect(await storedOf(ann.owner.id)).toMatchObject({email: ann.owner.email, token_version: 1});
  });

  it("to another spelling of itself, is no change: no proof is requested and no session ends", async () => {
    const ann = await start();
    for (const email of ["ANN@example.com", " ann@EXAMPLE.com "]) {
      expect(await outcomeOf(await ann.change(email)), email).toBe("200");
    }
    expect(await sentMails(ann)).toEqual([]);
    expect(await storedOf(ann.owner.id)).toMatchObject({email_pending: null, token_version: 1});
  });

  it("with accents in its domain, is stored in the form that mail servers use", async () => {
    const ann = await start();
    await ann.change("Ann@Exämple.DE");
    expect((await sentMails(ann)).at(-1)?.to).toBe("Ann@xn--exmple-cua.de");
    expect(await outcomeOf(await ann.verify(await ann.code()))).toBe("200");
    const signedIn = await ann.post("/b/email/signin", {email: "ann@exämple.de", password: PASSWORD});
    expect(signedIn.status).toBe(200);
  });

  it("to one with a plus, is distinct from the same address without the plus", async () => {
    const ann = await start();
    await addPerson(db, {name: "bob"});
    await ann.change("bob+ann@example.com");
    expect(await outcomeOf(await ann.verify(await ann.code()))).toBe("200");
    expect(await addressesOf()).toEqual(["bob+ann@example.com", "bob@example.com"]);
  });

  it("that another account has, does not become pending: its owner receives neither code nor link", async () => {
    const ann = await start();
    const bob = await addPerson(db, {name: "bob"});
    await ann.change(bob.email);
    const [mail] = await sentMails(ann);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\b\d{6}\b|verify-email/);
    expect(await db.select().from(one_time)).toEqual([]);
    expect(await outcomeOf(await ann.verify("123456"))).toBe("410 code_expired");
  });

  it("that is taken and requested repeatedly by the same account, causes one e-mail a day to its owner", async () => {
    const ann = await start();
    const bob = await addPerson(db, {name: "bob"});
    await ann.change(bob.email);
    await ann.change(bob.email);
    expect((await sentMails(ann)).map(({to}) => to)).toEqual([bob.email]);
  });

  it("429: five mails an hour and twenty a day, whichever addresses they go to", async () => {
    const ann = await start();
    const ask = async (n: number) => outcomeOf(await ann.change(`ann${n}@example.com`));
    for (let n = 0; n < 5; n++) expect(await ask(n)).toBe("200");
    expect(await ask(5)).toBe("429 rate_limited");
    expect(await storedOf(ann.owner.id)).toMatchObject({email_pending: "ann4@example.com"});
    expect(await sentMails(ann)).toHaveLength(5);
  });

  describe("undoing the change", () => {
    async function changed() {
      const ann = await start();
      await ann.change(NEW);
      await ann.verify(await ann.code());
      const token = await ann.undoLink();
      const undo = (sentToken: unknown = token) => ann.post("/b/email/undo", {token: sentToken});
      return {...ann, token, undo};
    }

    it("by several at one moment, is so once", async () => {
      const {undo, owner} = await changed();
      const all = await Promise.all([undo(), undo(), undo()]);
      const outcomes = (await Promise.all(all.map(outcomeOf))).sort();
      expect(outcomes).toEqual(["200", "410 code_expired", "410 code_expired"]);
      expect(await storedOf(owner.id)).toMatchObject({email: owner.email});
    });

    it("after seven days, stays as it is", async () => {
      const {advance, undo, owner} = await changed();
      advance(7 * DAY_S);
      expect(await outcomeOf(await undo())).toBe("410 code_expired");
      expect(await storedOf(owner.id)).toMatchObject({email: NEW});
    });

    it("is rejected while another account has the former address, and the undo link stays valid", async () => {
      const {undo, owner} = await changed();
      const other = await addPerson(db, {
        name: "bob",
        account: {email: owner.email, email_norm: owner.email},
      });
      expect(await outcomeOf(await undo())).toBe("409 account_exists");
      await db
        .update(account)
        .set({email: "bob@example.com", email_norm: "bob@example.com"})
        .where(eq(account.id, other.id));
      expect(await outcomeOf(await undo())).toBe("200");
    });

    it("signs out the person who made the change, and the new address can no longer sign in", async () => {
      const ann = await changed();
      const intruder = bearer(await signInAs(ann, NEW));
      await ann.undo();
      expect((await ann.get("/b/api/v1/users/me", intruder)).status).toBe(401);
      const signIn = await ann.post("/b/email/signin", {email: NEW, password: PASSWORD});
      expect(await outcomeOf(signIn)).toBe("404 no_account");
    });

    it("takes a further change with it that still waits for proof", async () => {
      const ann = await changed();
      const intruder = accountClient(ann, bearer(await signInAs(ann, NEW)));
      await intruder.put("?fields=email", {email: "third@example.com"});
      const link = await ann.link();
      await ann.undo();
      const again = accountClient(ann, bearer(await signInAs(ann, ann.owner.email)));
      expect(await outcomeOf(await again.tell("/email/verify", {code: link}))).toBe("410 code_expired");
      expect(await storedOf(ann.owner.id)).toMatchObject({email: ann.owner.email, email_pending: null});
    });

    it("is recorded in the owner's security log, after the events that preceded it", async () => {
      const {undo, owner, advance} = await changed();
      advance(1);
      await undo();
      const events = await db.select().from(security_event).where(eq(security_event.user_id, owner.id));
      expect(events.map(({event}) => event)).toEqual(
        expect.arrayContaining(["email.change_request", "email.change", "email.undo"]),
      );
    });

    it.each([[null], [7], [["a"]], ["x".repeat(129)]])("400: not by %j", async (token) => {
      expect(await refusalIn(await (await changed()).undo(token))).toMatchObject({
        status: 400,
        code: "invalid",
      });
    });
  });

  it.each([[null], [123456], [["123456"]], ["x".repeat(129)]])(
    "400: %j is no code, and no try",
    async (code) => {
      const ann = await start({account: {email_verified_at: null}});
      await ann.send();
      expect(await refusalIn(await ann.verify(code))).toMatchObject({status: 400, code: "invalid"});
      expect((await db.select().from(one_time))[0]?.tries).toBe(0);
    },
  );

  it.each(["12345", "1234567", "１２３４５６", "12 34 56", "", "000000\u0000"])(
    "410: %j is no code of ours, and no try at one",
    async (code) => {
      const ann = await start({account: {email_verified_at: null}});
      await ann.send();
      expect(["410 code_expired", "400 invalid"]).toContain(await outcomeOf(await ann.verify(code)));
      expect((await db.select().from(one_time))[0]?.tries).toBe(0);
    },
  );

  it("404: no proof can be requested or given for another user's account", async () => {
    const ann = await start();
    const bob = await another(ann, "bob");
    const bobClient = accountClient(ann, ann.headers, bob.id);
    for (const path of ["/email/verify", "/email/send-verification-code"]) {
      expect(
        await outcomeOf(await bobClient.tell(path, path.endsWith("verify") ? {code: "123456"} : {})),
      ).toBe("404 not_found");
    }
    expect(await sentMails(ann)).toEqual([]);
  });
});
