import type {Coach} from "@gradus/backend/contract/coaches";
import type {ReactNode} from "react";
import {Bib} from "@/art/bib";
import {Link} from "@/ui/link";
import type {StripWords} from "./directory-words";
import {nameOfCode} from "./name-of-code";

interface Props {
  readonly coach: Coach;
  readonly href: string;
  readonly words: StripWords;
  /** Where the strip stands below a heading of its own. */
  readonly heading?: "h2" | "h3";
  /** Why this coach is shown, where that is not obvious. */
  readonly children?: ReactNode;
}

/** One coach as a strip: bib, name, place, languages, what they do and whether they have room. */
export function CoachStrip({coach, href, words, heading: Heading = "h2", children}: Props) {
  const {offer, locale} = words;
  const does = [
    ...coach.distances.map((value) => offer.distance[value]),
    ...coach.triathlon.map((value) => offer.triathlon[value]),
  ];
  const platforms = coach.platforms.map((value) => offer.platforms[value]);
  const place = nameOfCode(words.countries, coach.country, locale, "region");
  const speaks = coach.languages.map((code) => nameOfCode(words.languages, code, locale, "language"));
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
            <p className="text-label mt-1 text-text-2">{[place, speaks.join(", ")].join(" · ")}</p>
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
                offer.price[coach.price_band],
                coach.in_person ? offer.in_person : null,
                coach.accepting ? offer.accepting : offer.full,
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

/** A text says which language it is in only where that is not the page's. */
export function languageOf(written: string, page: string): string | undefined {
  return written === page ? undefined : written;
}
