import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {bearer} from "../../../test/people.ts";
import {SIGN_UP, startSignUpStack} from "../../../test/sign-up.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {user} from "../../contract/accounts.ts";
import {errorReply} from "../../contract/errors.ts";
import {session} from "../../contract/session.ts";
import {outbox} from "../../core/mail/tables.ts";
import {rate_bucket} from "../../core/rate-limit/tables.ts";
import {agreement, agreement_document} from "../../legal/agreements/tables.ts";
import * as tables from "../account/tables.ts";
import type {SocialPerson} from "./provider/social-provider.ts";
import {issueSignupTicket} from "./signup-ticket.ts";

const databases = await openTestDatabases();
const MADE = [...Object.values(tables), agreement, agreement_document, outbox, rate_bucket];
const {password: _, ...FORM} = SIGN_UP;
const LEA: SocialPerson = {
  provider: "google",
  issuer: "https://provider.example",
  subject: "lea",
  verified_email: "Lea@example.com",
  first_name: "Lea",
  last_name: null,
};

describe.each(databases)("signing up with a provider's ticket on $name", ({db, reset, empty}) => {
  let stack: Awaited<ReturnType<typeof startSignUpStack>>;
  beforeAll(async () => {
    await reset();
    stack = await startSignUpStack(db);
  });
  beforeEach(async () => {
    stack.setTime("2026-11-21T10:00:00Z");
    await empty(MADE);
  });
  afterAll(() => stack.close());

  const ticketFor = (person: SocialPerson = LEA) => issueSignupTicket(db, stack.now, person);
  const signUp = (changes: object) => stack.post("/b/users", {...FORM, ...changes});
  const read = async (response: Response) => z.object({data: session}).parse(await response.json()).data;
  const refused = async (response: Response) => errorReply.parse(await response.json()).err;
  const identities = () => db.select().from(tables.identity);

  it("201: an account without a password, linked, its address proven by the provider", async () => {
    const created = await read(await signUp({signup_ticket: await ticketFor()}));
    const response = await stack.get("/b/api/v1/users/me", bearer(created));
    expect(z.object({data: user}).parse(await response.json()).data).toMatchObject({
      has_password: false,
      identities: ["google"],
      email_verified: true,
    });
    await stack.dispatcher.idle();
    expect(stack.sent).toEqual([]);
  });

  it.each([
    ["another address than the proven one", LEA, {email: "other@example.com"}],
    ["an address the provider did not prove", {...LEA, verified_email: null}, {}],
  ])("the mail that confirms goes out for %s", async (_case, person, changes) => {
    const created = await read(await signUp({signup_ticket: await ticketFor(person), ...changes}));
    expect(created.user.email_verified).toBe(false);
    expect(await db.select().from(outbox)).toHaveLength(1);
  });

  it("a form that is refused leaves the ticket usable, an account made uses it up", async () => {
    await signUp({signup_ticket: await ticketFor({...LEA, subject: "first"}), email: "first@example.com"});
    const signup_ticket = await ticketFor();
    expect((await refused(await signUp({signup_ticket}))).code).toBe("user_name_taken");
    expect((await signUp({signup_ticket, user_name: "lea2"})).status).toBe(201);
    const again = await refused(await signUp({signup_ticket, user_name: "lea3", email: "third@example.com"}));
    expect(again).toMatchObject({code: "invalid", field_errors: {signup_ticket: "unknown_value"}});
    expect(await identities()).toHaveLength(2);
  });

  it("400: a ticket is good for ten minutes, and a made-up one for nothing", async () => {
    const signup_ticket = await ticketFor();
    stack.advance(600);
    for (const presented of [signup_ticket, "made-up"]) {
      expect((await refused(await signUp({signup_ticket: presented}))).code).toBe("invalid");
    }
    expect(await identities()).toEqual([]);
  });

  it("409: one identity makes one account, however many tickets it got", async () => {
    const tickets = [await ticketFor(), await ticketFor()];
    await signUp({signup_ticket: tickets[0]});
    const second = await refused(
      await signUp({signup_ticket: tickets[1], user_name: "lea2", email: "second@example.com"}),
    );
    expect(second.code).toBe("account_exists");
    expect(await db.select().from(tables.account)).toHaveLength(1);
  });
});
