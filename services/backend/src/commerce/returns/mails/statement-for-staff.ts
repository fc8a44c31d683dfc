import {brand} from "@gradus/schemas/brand";
import {z} from "zod";
import {defineMail} from "../../../core/mail/mail.ts";
import {mailHtml} from "../../../core/mail/mail-html.ts";
import {mailtoUrl, paragraphs} from "../../../core/mail/mail-text.ts";

const payload = z.object({
  reference: z.string(),
  kind: z.enum(["withdrawal", "cancellation"]),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  notice: z.enum(["ordinary", "extraordinary"]).nullable(),
  details: z.string().nullable(),
  wanted_on: z.string().nullable(),
  /** The return opened for it; null where a person has to look. */
  rma_id: z.string().nullable(),
  site: z.string(),
  at: z.iso.datetime(),
});
type Facts = z.infer<typeof payload>;

/** In English only: it is the language we work in. */
export const statementForStaff = defineMail({name: "statement_for_staff", payload, write});

const TO_DO: Readonly<Record<Facts["kind"], string>> = {
  withdrawal: "Nothing was opened for it: find the order, and answer within two working days.",
  cancellation:
    "Find the contract, end it as of this receipt, and confirm the last day within two working days.",
};

function write({reference, kind, name, email, site, at, ...facts}: Facts) {
  const heading = `${kind === "withdrawal" ? "Withdrawal" : "Cancellation"} ${reference}`;
  const lines = [
    `Received ${at}, from ${name}, ${email}`,
    `Contract: ${facts.contract}`,
    ...(facts.notice ? [`Notice: ${facts.notice}. Wanted: ${facts.wanted_on ?? "as soon as possible"}`] : []),
    ...paragraphs(facts.details ?? ""),
    facts.rma_id === null ? TO_DO[kind] : `Opened for it: ${facts.rma_id}`,
  ];
  return {
    subject: heading,
    text: [heading, ...lines, `--\n${brand.name}\n${site}`].join("\n\n"),
    html: mailHtml({
      locale: "en",
      heading,
      before: lines,
      button: {label: "Write to them", url: mailtoUrl(email)},
      after: [],
      footer: {label: site, url: site},
    }),
    replyTo: email,
    unsubscribeUrl: null,
  };
}
