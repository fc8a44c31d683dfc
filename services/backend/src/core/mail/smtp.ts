import {createTransport} from "nodemailer";
import {isOnThisMachine} from "../this-machine.ts";

export interface Address {
  readonly name: string;
  readonly address: string;
}

export interface OutgoingMail {
  readonly to: string;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Null for what someone cannot do without, such as an answer to what they sent. */
  readonly unsubscribeUrl: string | null;
  /** Who gets the answer, where that is not us: one plain address. */
  readonly replyTo?: string;
}

/** One address and nothing that could be read as a second one or as a command. */
const PLAIN = /^[^\s<>"(),:;\\[\]@]+@[^\s<>"(),:;\\[\]@]+$/;
const TIMEOUT_MS = 10_000;

/** A function that hands one mail to the server, and throws when the server does not take it. */
export function createSmtpSender({url, from}: {url: string; from: Address}) {
  const transport = createTransport({
    url,
    // Addresses and links to accounts cross no network in clear; what listens on this machine may do without.
    requireTLS: !isOnThisMachine(url),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({to, messageId, subject, text, html, unsubscribeUrl, replyTo}: OutgoingMail) => {
    await transport.sendMail({
      from,
      // As an object with its own envelope: a string would be parsed, and could name a second recipient.
      to: {name: "", address: to},
      ...(replyTo !== undefined && {replyTo: {name: "", address: requirePlain(replyTo)}}),
      envelope: {from: {name: "", address: from.address}, to: [{name: "", address: requirePlain(to)}]},
      messageId: `<${messageId}@${from.address.split("@")[1]}>`,
      subject,
      text,
      html,
      headers: {
        ...(unsubscribeUrl !== null && unsubscribeHeaders(unsubscribeUrl)),
        "Auto-Submitted": "auto-generated",
      },
    });
  };
}

function unsubscribeHeaders(url: string) {
  return {"List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"};
}

// The library reads an address leniently and would write to both people in `"a@x" <evil@y>`.
function requirePlain(address: string) {
  if (PLAIN.test(address)) return address;
  // As a server would refuse it: for good, so it is not tried again.
  throw Object.assign(new Error("This is not one plain address"), {
    code: "EENVELOPE",
    responseCode: 553,
  });
}
