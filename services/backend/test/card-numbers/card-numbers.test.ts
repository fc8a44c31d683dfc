import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, describe, expect, it} from "vitest";
import {z} from "zod";
import {checkoutReply} from "../../src/contract/checkout.ts";
import {preparePrograms} from "../crash-day/programs.ts";
import {startSmtpServer} from "../smtp-server.ts";
import {createEmptyPostgres} from "../test-databases.ts";
import {newCardNumber, numbersIn} from "./card-number.ts";
import {ENTRY_POINTS, openProvider, type Pages} from "./entry-points.ts";
import {readFiles, readRows, type StorageRecord} from "./stored-data.ts";

const server = await createEmptyPostgres();
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "card-numbers-")));
afterAll(async () => {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
  await server?.drop();
});

const PLACES = [
  {name: "the embedded database", folder: folders[0] ?? "", databaseUrl: null},
  ...(server ? [{name: "PostgreSQL", folder: folders[1] ?? "", databaseUrl: server.url}] : []),
];

const spaced = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
const NUMBERS = [
  newCardNumber("4929"),
  newCardNumber("5412"),
  newCardNumber("6011"),
  newCardNumber("371449", 15),
];
const TYPED = [
  ...NUMBERS.slice(0, 3),
  spaced(NUMBERS[0] ?? ""),
  (NUMBERS[3] ?? "").replaceAll(/(\d{5})(?=\d)/g, "$1-"),
];
/** This text, entered into a stored field, is found: a card number would be found as well. */
const MARKER = `Ann ${spaced(newCardNumber("4929"))} Weber`;
const MARKED = MARKER.replaceAll(/\D/g, "");

it("a number is found in any spacing, by its middle, and as bytes; another is not", () => {
  const [number = "", other = ""] = NUMBERS;
  const {length} = number;
  for (const text of [
    number,
    spaced(number),
    `card=${spaced(number).replaceAll(" ", "%20")}&`,
    `x ${number.slice(4, 12)} y`,
  ]) {
    expect(numbersIn(text, NUMBERS), text).toEqual([number]);
  }
  expect(numbersIn(`\\x${Buffer.from(number).toString("hex")}`, NUMBERS)).toEqual([number]);
  expect(numbersIn(Buffer.from(number, "utf16le").toString("latin1"), NUMBERS)).toEqual([number]);
  expect(numbersIn(`${other.slice(0, 8)} ${number.slice(length - 4)}`, NUMBERS)).toEqual([]);
});

describe.each(PLACES)("card numbers typed in while data is stored in $name", ({folder, databaseUrl}) => {
  it("no card number is accepted, stored or logged unless it is on the test list", async () => {
    const mail = await startSmtpServer();
    const {backend, provider, urls} = await preparePrograms({
      folder,
      databaseUrl,
      smtpUrl: mail.url,
      logLevel: "trace",
    });
    try {
      await Promise.all([provider.start(), backend.start()]);
      const stripe = openProvider(urls.provider);
      const pages = await openPages(urls);
      for (const [way, type] of Object.entries(ENTRY_POINTS)) {
        for (const typed of TYPED) {
          const {status} = await type(pages, typed);
          expect(status, `${way}: taken or understood, and never a fault of ours`).toBeLessThan(500);
        }
      }
      expect((await stripe.charges.list()).data).toEqual([]);
      expect((await stripe.checkout.sessions.retrieve(pages.hosted.id)).status).toBe("open");
      await buyAs(MARKER, pages);
      await expect
        .poll(() => mail.lines.filter((line) => line === "RCPT TO:<marked@example.com>"))
        .toHaveLength(1);
    } finally {
      await backend.stop();
      await provider.stop();
      mail.close();
    }
    const records: readonly StorageRecord[] = [
      ...readFiles(folder),
      ...(await readRows(databaseUrl === null ? {folder: join(folder, "backend")} : {url: databaseUrl})),
      {place: "the log of the backend", text: backend.said()},
      {place: "the log of the provider", text: provider.said()},
      {place: "the mails", text: mail.lines.join("\n")},
    ];
    expect(placesOf(records, NUMBERS)).toEqual([]);
    const marked = placesOf(records, [MARKED]);
    expect(marked).toContain(join(folder, "payments", "journal.ndjson"));
    expect(marked).toContain("public.orders");
    if (databaseUrl === null) expect(marked.some((location) => location.includes("/pglite/"))).toBe(true);
    expect(records.find(({place}) => place === "the log of the provider")?.text).toContain("listens");
    expect(records.find(({place}) => place === "the log of the backend")?.text).toContain(
      "/canyon/webhooks/stripe",
    );
  });
});

const placesOf = (records: readonly StorageRecord[], numbers: readonly string[]) =>
  records.filter(({text}) => numbersIn(text, numbers).length > 0).map(({place}) => place);

/** Both ways to pay, opened by our shop, and a customer's portal. */
async function openPages(urls: {backend: string; provider: string}): Promise<Pages> {
  const stripe = openProvider(urls.provider);
  const open = async (ui_mode: "hosted_page" | "embedded_page") => {
    const response = await fetch(`${urls.backend}/canyon/checkout/session`, {
      method: "POST",
      headers: {"content-type": "application/json"},
      body: JSON.stringify({items: [{sku: "pod", quantity: 1}], region: "de", locale: "en", ui_mode}),
    });
    const {client_secret, url} = z.object({data: checkoutReply}).parse(await response.json()).data;
    const [id = ""] = (client_secret ?? url?.split("/").at(-1) ?? "").split("_secret_");
    return {id, url: url ?? `${urls.provider}/c/embed/${client_secret}`};
  };
  const customer = await stripe.customers.create({email: "ann@example.com"});
  const portal = await stripe.billingPortal.sessions.create({customer: customer.id});
  return {
    ...urls,
    hosted: await open("hosted_page"),
    framed: await open("embedded_page"),
    portal: portal.url,
    customer: customer.id,
  };
}

/** A successful purchase by a customer of this name. */
async function buyAs(name: string, {provider, framed}: Pages) {
  const response = await fetch(`${provider}/control/sessions/${framed.id}/pay`, {
    method: "POST",
    headers: {"content-type": "application/json"},
    body: JSON.stringify({name, email: "marked@example.com", country: "DE"}),
  });
  expect(response.status).toBe(200);
}
