import {domainToASCII} from "node:url";
import {z} from "zod";
import {AppError} from "../errors.ts";

const ADDRESS_MAX = 254;
const LOCAL_MAX = 64;
const html5Email = z.email({pattern: z.regexes.html5Email});
// Letters and digits of any script, as mail servers with SMTPUTF8 accept them, and the symbols every server accepts.
const LOCAL = /^(?!\p{M})[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
// Refused before anything else looks at it: these are what a header injection is made of.
const UNSAFE = /[\s\p{Cc}<>"(),:;\\[\]]/u;
// Zero-width characters, which come along with what is pasted.
const UNSEEN = /[\u00AD\u180E\u200B-\u200D\u2060\uFEFF]/gu;
// Letters that look alike: an address that mixes both scripts can pass for that of another person.
const LATIN = /\p{Script=Latin}/u;
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

export interface Email {
  /** As a mail goes out: the domain in ASCII, the local part as typed. */
  readonly address: string;
  /** As two spellings of one address compare. */
  readonly norm: string;
}

/**
 * Parses an address a person typed; null if it is invalid. Full-width letters and the like become the plain ones: a
 * mail must go to the address that is compared, or it would reach another person's mailbox.
 */
export function parseEmail(raw: string): Email | null {
  const typed = raw.replaceAll(UNSEEN, "").normalize("NFKC").trim();
  const at = typed.lastIndexOf("@");
  if (at < 1 || typed.length > ADDRESS_MAX || UNSAFE.test(typed)) return null;
  const local = typed.slice(0, at);
  const domain = domainToASCII(typed.slice(at + 1)).toLowerCase();
  const address = `${local}@${domain}`;
  if (bytesOf(local) > LOCAL_MAX || /^\.|\.\.|\.$/.test(local) || !domain.includes(".")) return null;
  if (bytesOf(address) > ADDRESS_MAX || !LOCAL.test(local)) return null;
  if (LATIN.test(local) && LOOKALIKE.test(local)) return null;
  if (!html5Email.safeParse(`local@${domain}`).success) return null;
  return {address, norm: address.toLowerCase()};
}

const bytesOf = (text: string) => Buffer.byteLength(text);

export function requireEmail(raw: string): Email {
  if (raw.trim() === "") {
    throw new AppError("invalid", "This is required. Enter a valid email address.", {
      field_errors: {email: "email_required"},
    });
  }
  const email = parseEmail(raw);
  if (email) return email;
  throw new AppError("invalid", "It looks like this isn't a valid email address.", {
    field_errors: {email: "email_invalid"},
  });
}
