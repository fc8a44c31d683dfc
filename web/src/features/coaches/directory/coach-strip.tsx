import type {Coach} from "@gradus/backend/contract/coaches";
import type {ReactNode} from "react";
import {Bib} from "@/art/bib";
import {Link} from "@/ui/link";
import {DISTANCE_MESSAGES, PLATFORM_MESSAGES, PRICE_MESSAGES, TRIATHLON_MESSAGES} from "../coach-messages";
import {type CodeNames, nameOfCode} from "./code-names";
import type {StripTranslator} from "./directory-messages";

interface Props {
  readonly coach: Coach;
  readonly href: string;
  readonly labels: {readonly t: StripTranslator; readonly names: CodeNames; readonly locale: string};
  /** Where the strip stands below a heading of its own. */
  readonly heading?: "h2" | "h3";
  /** Why this coach is shown, where that is not obvious. */
  readonly children?: ReactNode;
}

export function CoachStrip({coach, href, labels, heading: Heading = "h2", children}: Props) {
  const {t, names, locale} = labels;
  const does = [
    ...coach.distances.map((value) => t(DISTANCE_MESSAGES[value])),
    ...coach.triathlon.map((value) => t(TRIATHLON_MESSAGES[value])),
  ];
  const platforms = coach.platforms.map((value) => t(PLATFORM_MESSAGES[value]));
  const countryName = nameOfCode(names.countries, coach.country, locale, "region");
  const speaks = coach.languages.map((code) => nameOfCode(names.languages, code, locale, "language"));
  return (
    <li className="border-t border-line-strong py-6">
      <article
        aria-labelledby={`coach-${coach.id}`}
        className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 md:gap-6"
      >
        <Bib name={coach.name} seed={coach.portrait.seed} className="w-full" />
        <div className="gap-x-8 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div>
            <Heading id={`coach-${coach.id}`} className="text-h3">
              <Link href={href} className="link">
                {coach.name}
              </Link>
            </Heading>
            <p className="text-label mt-1 text-text-2">{[countryName, speaks.join(", ")].join(" · ")}</p>
            <p className="mt-2 max-w-measure" lang={languageOf(coach.headline_locale, locale)}>
              {coach.headline}
            </p>
            {children}
          </div>
          <div>
            <p className="text-ui mt-3 text-text-2 lg:mt-1">{does.join(" · ")}</p>
            <p className="text-ui mt-1 text-text-2">{platforms.join(" · ")}</p>
            <p className="text-ui mt-3">
              {[
                t(PRICE_MESSAGES[coach.price_band]),
                coach.in_person ? t("coaches.inPerson") : null,
                t(coach.accepting ? "coaches.accepting" : "coaches.full"),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
        </div>
      </article>
    </li>
  );
}

/** The `lang` attribute of a text; undefined where it is the page's language. */
export function languageOf(written: string, page: string): string | undefined {
  return written === page ? undefined : written;
}
