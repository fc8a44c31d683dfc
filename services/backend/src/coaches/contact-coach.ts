import type {CoachContact} from "../contract/coaches.ts";
import {withTransaction} from "../core/db/db.ts";
import {AppError} from "../core/errors.ts";
import {requireMarket} from "../core/http/require-market.ts";
import {enqueueMail} from "../core/mail/enqueue-mail.ts";
import {requireEmail} from "../core/mail/parse-email.ts";
import {requireToken} from "../core/rate-limit/rate-limit.ts";
import {createCoachRepository} from "./coach-repository.ts";
import type {FormDeps} from "./form.ts";
import {coachContact} from "./mails/coach-contact.ts";
import {coachContactReceipt} from "./mails/coach-contact-receipt.ts";

/** Limits the unrequested mails that the owner of an address gets, however many forms name that address. */
const RECEIPTS_PER_ADDRESS = {burst: 3, perMinute: 1 / 20};

/**
 * Passes a message on. The runner never learns the coach's address; the coach answers by the mail's reply address. The
 * receipt repeats no word of the message, or this form would write anything to anyone in our name.
 */
export async function contactCoach(deps: FormDeps, slug: string, body: CoachContact): Promise<void> {
  const {region, locale} = requireMarket(body);
  const email = requireEmail(body.email);
  const now = deps.now();
  await withTransaction(deps.db, async (tx) => {
    const coach = await createCoachRepository(tx).getMailbox(slug);
    if (!coach) throw new AppError("not_found", "No coach is at this address");
    await requireToken(tx, deps.secret.sign("rate-coach-receipt", email.norm), RECEIPTS_PER_ADDRESS, now);
    // The same words again are a second click, not a second message.
    const dedupe = deps.secret.sign("coach-contact", JSON.stringify([coach.id, email.norm, body.message]));
    await enqueueMail(tx, coachContact, {
      dedupe: `coach-contact.${dedupe}`,
      locale: coach.locale,
      to: coach.email,
      payload: {
        coach: coach.name,
        name: body.name,
        email: email.address,
        message: body.message,
        race_date: body.race_date ?? "",
        page: `${deps.siteUrl}/int/${coach.locale}/coaches/${coach.slug}`,
      },
      at: now,
    });
    await enqueueMail(tx, coachContactReceipt, {
      dedupe: `coach-contact-receipt.${dedupe}`,
      locale,
      to: email.address,
      payload: {coach: coach.name, page: `${deps.siteUrl}/${region}/${locale}/coaches/${coach.slug}`},
      at: now,
    });
  });
  deps.wakeMail();
}
