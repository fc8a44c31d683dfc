import {type Availability, addressOverlap} from "./address-overlap.ts";
import {LOCALE_CHOICES, REGION_CHOICES} from "./options.ts";

export interface AddressedPage {
  readonly title?: string | null;
  readonly locale?: string | null;
  readonly availability?: Availability | null;
}

/** Beyond this many the names of regions stop helping. */
const MAX_NAMED_REGIONS = 3;

export function addressProblem(
  path: string,
  own: Availability | undefined,
  others: readonly AddressedPage[],
): string | null {
  for (const other of others) {
    const regions = addressOverlap(own, other.availability ?? undefined);
    if (regions.length > 0) {
      return `Two pages answer ${path} ${regionWords(regions)}: this one and ${pageName(other)}. Change one of the addresses.`;
    }
  }
  return null;
}

export function sameAddressProblem(own: string, source: AddressedPage & {readonly slug?: string | null}) {
  if (!source.slug || source.slug === own) return null;
  return `A page has the same address in every language, so that visitors can switch. Use ${source.slug}, as ${pageName(source)} does.`;
}

function regionWords(regions: readonly string[]): string {
  if (regions.length === REGION_CHOICES.length) return "everywhere";
  const names = regions.map((region) => REGION_CHOICES.find(({value}) => value === region)?.title ?? region);
  if (names.length > MAX_NAMED_REGIONS) return `in ${names.length} regions, ${names[0]} among them`;
  return `in ${new Intl.ListFormat("en").format(names)}`;
}

function pageName({title, locale}: AddressedPage): string {
  const language = LOCALE_CHOICES.find(({value}) => value === locale)?.title;
  return `“${title || "Untitled"}”${language ? ` (${language})` : ""}`;
}
