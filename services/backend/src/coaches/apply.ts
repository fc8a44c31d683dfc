import {randomUUID} from "node:crypto";
import {addDays, isoDay} from "@gradus/training/numbers/days";
import type {CoachApplication} from "../contract/coaches.ts";
import {withTransaction} from "../core/db/db.ts";
import {AppError} from "../core/errors.ts";
import {requireMarket} from "../core/http/require-market.ts";
import {enqueueMail} from "../core/mail/enqueue-mail.ts";
import {type Email, requireEmail} from "../core/mail/parse-email.ts";
import {createApplicationRepository} from "./application-repository.ts";
import type {FormDeps} from "./form.ts";
import {applicationReceived} from "./mails/application-received.ts";
import {coachApplication} from "./mails/coach-application.ts";
import type {ApplicationData} from "./tables.ts";

export interface ApplyDeps extends FormDeps {
  /** Who decides on applications. */
  readonly staffMail: string;
}

const ANSWER_WITHIN_DAYS = 10;

/** The day by which an applicant of this moment gets a reply, yyyy-MM-dd. */
export function nextStepOn(now: Date) {
  return addDays(isoDay(now), ANSWER_WITHIN_DAYS);
}

/**
 * Stores an application and notifies both sides. For an applicant who is already waiting nothing changes, and the
 * answer does not differ: the form does not reveal who has applied.
 */
export async function applyAsCoach(deps: ApplyDeps, body: CoachApplication): Promise<void> {
  if (!body.privacy) throw new AppError("privacy_required", "An application needs the agreement");
  const {region, locale} = requireMarket(body);
  const email = requireEmail(body.email);
  const now = deps.now();
  const next_step_on = nextStepOn(now);
  await withTransaction(deps.db, async (tx) => {
    const id = `cap_${randomUUID()}`;
    const isNew = await createApplicationRepository(tx).add({id, email, data: toData(body), now});
    if (!isNew) return;
    await enqueueMail(tx, applicationReceived, {
      dedupe: `coach-application.${id}`,
      locale,
      to: email.address,
      payload: {next_step_on, page: `${deps.siteUrl}/${region}/${locale}/coach-program`},
      at: now,
    });
    await enqueueMail(tx, coachApplication, {
      dedupe: `coach-application-staff.${id}`,
      locale: "en",
      to: deps.staffMail,
      payload: {...staffSummary(body, email), site: deps.siteUrl, next_step_on},
      at: now,
    });
  });
  deps.wakeMail();
}

function toData(body: CoachApplication): ApplicationData {
  const {website: _honeypot, privacy: _privacy, email: _email, ...data} = body;
  return data;
}

/** What someone who decides wants to see first; the rest is in the record. */
function staffSummary(body: CoachApplication, email: Email) {
  return {
    name: body.name,
    email: email.address,
    country: body.country,
    languages: body.languages.join(", "),
    experience_years: String(body.experience_years),
    credentials: body.credentials,
    link: body.link ?? "",
    coaches: [...body.distances, ...body.triathlon].join(", "),
    platforms: body.platforms.join(", "),
    message: body.message,
  };
}
