import {once} from "node:events";
import {createTransport} from "nodemailer";
import {pino} from "pino";
import {afterAll, beforeEach, expect, it} from "vitest";
import type {Envelope} from "../store/message.ts";
import {createSmtpServer} from "./create-smtp-server.ts";

const caught: {envelope: Envelope; source: string}[] = [];
let failure: Error | null = null;
const smtp = createSmtpServer({
  logger: pino({level: "silent"}),
  onMail: async (envelope, source) => {
    if (failure) throw failure;
    caught.push({envelope, source: source.toString()});
  },
});
const listener = smtp.listen(0, "127.0.0.1");
await once(listener, "listening");
const address = listener.address();
const port = typeof address === "object" && address ? address.port : 0;
const transport = createTransport({host: "127.0.0.1", port});
const MAIL = {from: "a@x.test", to: ["b@y.test", "c@z.test"], subject: "Hi", text: "Hello"};

beforeEach(() => {
  caught.length = 0;
  failure = null;
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

it("takes a mail without login or certificate, with everyone it was meant for", async () => {
  await transport.sendMail({...MAIL, bcc: "hidden@w.test"});
  expect(caught.map(({envelope}) => envelope)).toEqual([
    {from: "a@x.test", to: ["b@y.test", "c@z.test", "hidden@w.test"]},
  ]);
  expect(caught[0]?.source).toContain("Subject: Hi");
});

it("takes a bounce, which has no sender", async () => {
  await transport.sendMail({...MAIL, envelope: {from: "", to: ["b@y.test"]}});
  expect(caught[0]?.envelope.from).toBe("");
});

it("552: refuses a mail that announces more than 5 MB", async () => {
  const attachments = [{content: Buffer.alloc(5 * 1024 * 1024)}];
  await expect(transport.sendMail({...MAIL, attachments})).rejects.toMatchObject({responseCode: 552});
  expect(caught).toEqual([]);
});

it("552: refuses one that does not announce it", async () => {
  const raw = `Subject: big\r\n\r\n${`${"x".repeat(70)}\r\n`.repeat(80_000)}`;
  await expect(
    transport.sendMail({envelope: {from: "a@x.test", to: ["b@y.test"]}, raw}),
  ).rejects.toMatchObject({
    responseCode: 552,
  });
  expect(caught).toEqual([]);
});

it("451: asks the sender to try again when the mail could not be stored", async () => {
  failure = new Error("disk full");
  await expect(transport.sendMail(MAIL)).rejects.toMatchObject({responseCode: 451});
});
