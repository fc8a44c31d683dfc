import {expect, it} from "vitest";
import {readEnv} from "./env.ts";

it("starts with nothing set", () => {
  expect(readEnv({})).toMatchObject({MAIL_PORT: 8025, SMTP_PORT: 1025});
});

it.each([
  {NODE_ENV: "production"},
  {NODE_ENV: "production", SMTP_URL: "smtp://127.0.0.1:1025"},
  {NODE_ENV: "production", SMTP_URL: "smtp://localhost:1025"},
  {NODE_ENV: "development", SMTP_URL: "smtps://user:secret@mail.example.com"},
])("runs with %o", (source) => {
  expect(() => readEnv(source)).not.toThrow();
});

it.each(["smtp://mail.example.com", "smtps://user:secret@10.0.0.5:465", "smtp://127.0.0.1.evil.example"])(
  "does not run in production with %s, and does not reveal its password",
  (SMTP_URL) => {
    const start = () => readEnv({NODE_ENV: "production", SMTP_URL});
    expect(start).toThrow(/real mail server/);
    expect(start).not.toThrow(/secret/);
  },
);

it("names everything that is wrong at once", () => {
  expect(() => readEnv({MAIL_PORT: "x", SMTP_URL: "http://x"})).toThrow(/MAIL_PORT[\s\S]*SMTP_URL/);
});
