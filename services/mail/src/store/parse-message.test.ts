import {expect, it} from "vitest";
import {parseMessage} from "./parse-message.ts";

const parse = (source: string) =>
  parseMessage({
    id: "m",
    received_at: "2026-03-01T12:00:00.000Z",
    envelope: {from: "bounce@x.test", to: ["hidden@y.test"]},
    source: Buffer.from(source.replaceAll("\n", "\r\n")),
  });

const MULTIPART = `From: =?utf-8?q?J=C3=BCrgen?= <j@x.test>
To: b@y.test, Team: c@y.test;
Subject: =?utf-8?b?QmVzdMOkdGlnZQ==?=
Content-Type: multipart/mixed; boundary=M

--M
Content-Type: multipart/alternative; boundary=A

--A
Content-Type: text/plain; charset=utf-8

See https://x.test/a?b=1&c=2.
--A
Content-Type: text/html; charset=utf-8

<a href="https://x.test/a?b=1&amp;c=2">a</a> <a href='mailto:x@y'>m</a> <a href="https://x.test/second">b</a>
--A--
--M
Content-Type: text/csv
Content-Disposition: attachment; filename="runs.csv"

a,b
--M--
`;

it("reads words, parts and attachments of a mail", async () => {
  const {from, to, subject, attachments} = await parse(MULTIPART);
  expect({from, to, subject}).toEqual({
    from: "Jürgen <j@x.test>",
    to: ["b@y.test", "Team: c@y.test"],
    subject: "Bestätige",
  });
  expect(attachments).toMatchObject([{filename: "runs.csv", mime_type: "text/csv"}]);
});

it("lists every web link once, as a browser would open it", async () => {
  expect((await parse(MULTIPART)).links).toEqual(["https://x.test/a?b=1&c=2", "https://x.test/second"]);
});

it("a mail without headers falls back to its envelope", async () => {
  expect(await parse("\nhello")).toMatchObject({from: "bounce@x.test", subject: "", html: null});
});

it("a mail that cannot be read is still there", async () => {
  const nested = Array.from(
    {length: 300},
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`,
  );
  expect(await parse(nested.join(""))).toMatchObject({
    subject: "(this mail cannot be read)",
    from: "bounce@x.test",
  });
});
