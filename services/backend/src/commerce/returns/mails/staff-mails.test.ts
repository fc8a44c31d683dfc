import {expect, it} from "vitest";
import {writeMail} from "../../../../test/write-mail.ts";

it.each(["withdrawal", "cancellation"])(
  "statement_for_staff states who declared which %s, and what to do",
  (kind) => {
    const payload = {
      reference: "S-7K3M-Q2XA-9",
      kind,
      name: "Ann Runner",
      email: "ann@example.com",
      contract: "7K3M-Q2XA-9",
      notice: kind === "cancellation" ? "ordinary" : null,
      details: null,
      wanted_on: null,
      rma_id: null,
      site: "https://site.example",
      at: "2026-03-01T12:00:00.000Z",
    };
    const {subject, text} = writeMail("statement_for_staff", payload, "en");
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
  },
);
