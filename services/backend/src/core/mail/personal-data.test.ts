import {beforeEach, describe, expect, it} from "vitest";
import {createObjectMemory} from "../../../test/object-memory.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {listMails} from "../../server/list-parts.ts";
import {MODULES} from "../../server/modules.ts";
import {createKeyRing} from "../crypto/key-ring.ts";
import {createPictureStore} from "../storage/picture-store.ts";
import {createPrivateFiles} from "../storage/private-files.ts";
import {createOutboxRepository, type NewMail} from "./outbox-repository.ts";
import {outboxData} from "./personal-data.ts";
import {outbox} from "./tables.ts";

const MAIL_DATA = outboxData(listMails(MODULES));
const databases = await openTestDatabases();
const ANN = "usr_annannannannannannannannan";
const NOW = new Date("2026-03-01T12:00:00Z");
const files = createPrivateFiles({folder: "", keys: createKeyRing(["unused, for tests"])});
const NOTHING_ELSE = {files, pictures: createPictureStore(""), objects: createObjectMemory()};

type Parts = Partial<Pick<NewMail, "dedupe" | "template" | "to_addr" | "payload">>;

describe.each(databases)("e-mails about a user whose account is erased, on $name", ({db, reset}) => {
  beforeEach(reset);

  /** Whether a mail is still there after its account was erased. */
  async function isLeft(parts: Parts, subject: {addresses?: string[]; claimed?: string[]}) {
    await db.delete(outbox);
    const mail = {dedupe: "d", template: "coach_contact" as const, to_addr: "coach@example.org", payload: {}};
    await createOutboxRepository(db).add({...mail, ...parts, locale: "en", now: NOW});
    const {addresses = [], claimed = []} = subject;
    for (const {erase} of MAIL_DATA) await erase?.(db, {id: ANN, addresses, claimed, ...NOTHING_ELSE});
    return (await db.select().from(outbox)).length > 0;
  }
  const proven = {addresses: ["ann@example.com"]};
  const typed = {claimed: ["ann@example.com"]};

  it("go wherever they name an address that is theirs, in any spelling", async () => {
    const naming: readonly Parts[] = [
      {to_addr: "ann@example.com"},
      {to_addr: "Ann@Example.com"},
      {payload: {email: "ann@example.com"}},
      {payload: {message: "Write to ann@example.com."}},
      {payload: {message: "(ann@example.com)"}},
      {payload: {message: "line\nann@example.com\nline"}},
      {payload: {message: "tab\tann@example.com"}},
      {payload: {message: "ann@example.com, thanks"}},
      {payload: {message: "mailto:ann@example.com?subject=x"}},
      {dedupe: "invitation:ann@example.com:1"},
    ];
    for (const parts of naming) expect([parts, await isLeft(parts, proven)]).toEqual([parts, false]);
  });

  it("stay where the address is a part of another's", async () => {
    const others: readonly Parts[] = [
      {to_addr: "joann@example.com"},
      {to_addr: "jo.ann@example.com"},
      {to_addr: "jo-ann@example.com"},
      {to_addr: "jo+ann@example.com"},
      {to_addr: "ann@example.com.evil.example"},
      {to_addr: "ann@example.community"},
      {to_addr: "ann@example.com-pany.example"},
      {to_addr: "annx@example.com"},
      {to_addr: "ann@exampleXcom.org"},
      {payload: {message: "joann@example.com and ann@example.community"}},
    ];
    for (const parts of others) expect([parts, await isLeft(parts, proven)]).toEqual([parts, true]);
  });

  it.each([
    "a.b+c@example.com",
    "o'neil@example.com",
    "a_b%c@example.com",
    "x|y@example.com",
    "a*@example.com",
  ])("%s is an address and not a pattern", async (address) => {
    const subject = {addresses: [address]};
    expect(await isLeft({to_addr: address}, subject)).toBe(false);
    expect(await isLeft({to_addr: address.replace(/[^a-z@]/, "z")}, subject)).toBe(true);
  });

  it("go where they name the account, whatever their kind", async () => {
    expect(await isLeft({dedupe: `device-moved.${ANN}.dev_1`}, {})).toBe(false);
    expect(await isLeft({payload: {user: ANN.toUpperCase()}}, {})).toBe(false);
    expect(await isLeft({payload: {user: "usr_somebodyelse"}}, {})).toBe(true);
  });

  it("to an address that was only typed go if we wrote them of our own, and stay if others did", async () => {
    const to = {to_addr: "ann@example.com"};
    const kinds: readonly (readonly [NewMail["template"], boolean])[] = [
      ["account_verify", false],
      ["account_reset", false],
      ["device_moved", false],
      ["platform_expired", false],
      ["share_invitation", true],
      ["newsletter_confirm", true],
      ["coach_contact_receipt", true],
    ];
    for (const [template, isKept] of kinds) {
      expect([template, await isLeft({...to, template}, typed)]).toEqual([template, isKept]);
    }
  });

  it("stay when nothing is known of an address", async () => {
    expect(await isLeft({to_addr: "ann@example.com"}, {})).toBe(true);
    expect(await isLeft({to_addr: ""}, proven)).toBe(true);
  });
});
