import type {SanityDocument, ValidationContext} from "sanity";
import {pagePath} from "../page-path.ts";
import type {Availability} from "./address-overlap.ts";
import {type AddressedPage, addressProblem, sameAddressProblem} from "./address-problem.ts";
import {isRecord} from "./is-record.ts";
import {runLookup} from "./query-once-per-run.ts";

const API_VERSION = "2026-02-01";

const ONE_ADDRESS = `*[_type == $type && slug.current == $slug && locale == $locale
  && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))]{title, locale, availability}`;

/** The draft of the source, where there is one, has the address that will count. */
const SOURCE = `coalesce(*[_id == "drafts." + $source][0], *[_id == $source][0]){title, locale, "slug": slug.current}`;

export async function checkAddressIsFree(slug: unknown, {document, getClient}: ValidationContext) {
  const current = slugText(slug);
  if (!document || current === "") return true;
  return runLookup(async () => {
    const others: AddressedPage[] = await getClient({apiVersion: API_VERSION}).fetch(ONE_ADDRESS, {
      type: document._type,
      slug: current,
      locale: document.locale ?? "en",
      id: publishedId(document),
    });
    const own = isAvailability(document.availability) ? document.availability : undefined;
    const path = pagePath({type: document._type, slug: current}) ?? `/${current}`;
    return addressProblem(path, own, others);
  });
}

export async function checkSameAddress(slug: unknown, {document, getClient}: ValidationContext) {
  const source = sourceOf(document);
  const current = slugText(slug);
  if (source === null || current === "") return true;
  return runLookup(async () => {
    const client = getClient({apiVersion: API_VERSION});
    const found: (AddressedPage & {slug?: string | null}) | null = await client.fetch(SOURCE, {source});
    return found && sameAddressProblem(current, found);
  });
}

const slugText = (slug: unknown) => (isRecord(slug) && typeof slug.current === "string" ? slug.current : "");

const publishedId = ({_id}: SanityDocument) => _id.replace(/^(?:drafts|versions\.[^.]+)\./, "");

function sourceOf(document: SanityDocument | undefined): string | null {
  const translation = document?.translation;
  const source = isRecord(translation) ? translation.source : null;
  return isRecord(source) && typeof source._ref === "string" ? source._ref : null;
}

function isAvailability(value: unknown): value is Availability {
  return isRecord(value);
}
