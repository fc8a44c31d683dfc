import type {Locale} from "@gradus/schemas/markets";
import {createSecret} from "../src/core/crypto/secret.ts";
import {listMails} from "../src/server/list-parts.ts";
import {MODULES} from "../src/server/modules.ts";

/** A mail as it would leave, from what its outbox row holds. */
export function writeMail(name: string, payload: unknown, locale: Locale) {
  const mail = listMails(MODULES).find((known) => known.name === name);
  if (!mail) throw new Error(`No mail is called ${name}`);
  const secret = createSecret("k");
  return mail.render(payload, {
    locale,
    secret,
    siteUrl: "https://site.example",
    publicUrl: "https://site.example",
  });
}
