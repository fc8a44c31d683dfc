import {afterEach, expect, it} from "vitest";
import {startSmtpServer} from "../../../test/smtp-server.ts";
import {createSmtpSender} from "./smtp.ts";

const server = await startSmtpServer();
const send = createSmtpSender({url: server.url, from: {name: "Gradus", address: "hello@gradus.example"}});
afterEach(() => {
  server.lines.length = 0;
});

const MAIL = {
  to: "ann@example.com",
  messageId: "newsletter-confirm.n.1",
  subject: "Bestätige",
  text: "Hallo",
  html: "<p>Hallo</p>",
  unsubscribeUrl: "https://api.example/leave?token=c",
};

it("names one recipient, a stable id and the button to leave", async () => {
  await send(MAIL);
  const transcript = server.lines.join("\n");
  expect(server.lines.filter((line) => line.startsWith("RCPT"))).toEqual(["RCPT TO:<ann@example.com>"]);
  expect(transcript).toMatch(/^Message-ID: <newsletter-confirm\.n\.1@gradus\.example>$/m);
  expect(transcript).toMatch(/^List-Unsubscribe: <https:\/\/api\.example\/leave\?token=c>$/m);
  expect(transcript).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
});

it.each(["b@x>\r\nRCPT TO:<evil@y", '"a@x" <evil@y>', "a@x.com, evil@y.com", "a@x.com\nBcc: evil@y.com"])(
  "%j never reaches a second person, even past the checks before",
  async (to) => {
    await expect(send({...MAIL, to})).rejects.toMatchObject({code: "EENVELOPE", responseCode: 553});
    expect(server.lines).toEqual([]);
  },
);

it("a reply goes to the Reply-To address, and an e-mail without a subscription has no unsubscribe button", async () => {
  await send({...MAIL, unsubscribeUrl: null, replyTo: "runner@example.com"});
  const transcript = server.lines.join("\n");
  expect(transcript).toMatch(/^Reply-To: runner@example\.com$/m);
  expect(transcript).not.toMatch(/^List-Unsubscribe/m);
});

it.each(["a@x.com\r\nBcc: evil@y.com", "a@x.com, evil@y.com", '"a@x" <evil@y>'])(
  "an answer cannot be steered by %j",
  async (replyTo) => {
    await expect(send({...MAIL, replyTo})).rejects.toMatchObject({responseCode: 553});
    expect(server.lines).toEqual([]);
  },
);

it("a subject cannot add a header", async () => {
  await send({...MAIL, subject: "Hi\r\nBcc: evil@y.com"});
  expect(server.lines.filter((line) => /^Bcc:/i.test(line))).toEqual([]);
});

it("a server that is away is an error with a code", async () => {
  const away = createSmtpSender({url: "smtp://127.0.0.1:1", from: {name: "", address: "a@b.example"}});
  await expect(away(MAIL)).rejects.toMatchObject({code: "ESOCKET"});
});

it("a mail server on another machine that offers no TLS receives no address", async () => {
  // This machine by a name that is not known as such.
  const url = server.url.replace("127.0.0.1", "0.0.0.0");
  const elsewhere = createSmtpSender({url, from: {name: "", address: "a@b.example"}});
  await expect(elsewhere(MAIL)).rejects.toMatchObject({code: "ETLS"});
  expect(server.lines.join("\n")).not.toMatch(/example/);
});
