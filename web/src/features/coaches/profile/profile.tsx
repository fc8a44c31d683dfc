import type {CoachProfile} from "@gradus/backend/contract/coaches";
import {Bib} from "@/art/bib";
import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/i18n/select-messages";
import {displayNames} from "@/lib/format/intl";
import {Link} from "@/ui/link";
import {
  DISTANCE_MESSAGES,
  GOAL_MESSAGES,
  PLATFORM_MESSAGES,
  PRICE_MESSAGES,
  RUN_PREFERENCE_MESSAGES,
  SPECIALITY_MESSAGES,
  TRIATHLON_MESSAGES,
} from "../coach-messages";
import {languageOf} from "../directory/coach-strip";
import {ContactFormClient} from "./contact-form-client";
import {CONTACT_MESSAGES} from "./contact-messages";

interface Props {
  readonly coach: CoachProfile;
  readonly context: PageContext;
}

export function Profile({coach, context}: Props) {
  const {t, href, market} = context;
  const textLanguage = languageOf(coach.text_locale, market.locale);
  return (
    <>
      <Link href={href("/coaches")} className="link text-ui">
        {t("coaches.all")}
      </Link>
      <header className="mt-6 grid gap-6 md:grid-cols-[200px_minmax(0,1fr)]">
        <Bib name={coach.name} seed={coach.portrait.seed} className="w-full max-w-50" />
        <div>
          <h1 className="text-display-2">{coach.name}</h1>
          <p
            className="mt-4 max-w-measure text-body-lg"
            lang={languageOf(coach.headline_locale, market.locale)}
          >
            {coach.headline}
          </p>
          <p className="text-ui mt-4">
            {[
              coach.accepting ? t("coaches.accepting") : t("coaches.full"),
              ...(coach.in_person ? [t("coaches.inPerson")] : []),
            ].join(" · ")}
          </p>
        </div>
      </header>
      <div className="mt-12 grid gap-12 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="max-w-measure">
          <h2 className="text-h2">{t("coaches.about", {name: coach.name})}</h2>
          <p className="mt-3" lang={textLanguage}>
            {coach.about}
          </p>
          <h2 className="mt-8 text-h2">{t("coaches.approach")}</h2>
          <p className="mt-3" lang={textLanguage}>
            {coach.approach}
          </p>
          <Plans coach={coach} context={context} />
        </div>
        <Facts coach={coach} context={context} />
      </div>
      <section className="mt-12 border-t border-line-strong pt-8" aria-labelledby="contact">
        <h2 id="contact" className="text-h2">
          {t("coaches.contact", {name: coach.name})}
        </h2>
        <ContactFormClient
          slug={coach.slug}
          market={{region: market.region, locale: market.locale}}
          coach={coach.name}
          messages={selectMessages(market, CONTACT_MESSAGES)}
        />
      </section>
    </>
  );
}

function Facts({coach, context: {t, market}}: Props) {
  const languages = displayNames(market.locale, "language");
  const facts = [
    [t("coaches.specialities"), coach.specialities.map((value) => t(SPECIALITY_MESSAGES[value]))],
    [t("coaches.distance"), coach.distances.map((value) => t(DISTANCE_MESSAGES[value]))],
    [t("coaches.triathlon"), coach.triathlon.map((value) => t(TRIATHLON_MESSAGES[value]))],
    [t("coaches.runPreferences"), coach.run_preferences.map((value) => t(RUN_PREFERENCE_MESSAGES[value]))],
    [t("coaches.platforms"), coach.platforms.map((value) => t(PLATFORM_MESSAGES[value]))],
    [t("coaches.languages"), coach.languages.map((code) => languages.of(code) ?? code)],
    [t("coaches.location"), [displayNames(market.locale, "region").of(coach.country) ?? coach.country]],
    [t("coachProgram.price"), [t(PRICE_MESSAGES[coach.price_band])]],
  ] as const;
  return (
    <dl>
      {facts
        .filter(([, values]) => values.length > 0)
        .map(([label, values]) => (
          <div key={label} className="border-t border-line py-3">
            <dt className="text-label text-text-2">{label}</dt>
            <dd className="mt-1">{values.join(", ")}</dd>
          </div>
        ))}
    </dl>
  );
}

function Plans({coach, context: {t}}: Props) {
  if (coach.plans.length === 0) return null;
  return (
    <>
      <h2 className="mt-8 text-h2">{t("coaches.plans")}</h2>
      <ul className="mt-3">
        {coach.plans.map(({goal, weeks, runs_per_week}) => (
          <li key={`${goal} ${weeks}`} className="border-t border-line py-3">
            <p className="text-h3">{t(GOAL_MESSAGES[goal])}</p>
            <p className="mt-1 text-text-2">{t("coaches.planFacts", {weeks, runs: runs_per_week})}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
