import {isoDay} from "@gradus/schemas/days";
import type {InitialValueResolverContext, SanityClient, Template} from "sanity";
import {campaign} from "./campaign.ts";
import {coachPartner} from "./coach-partner.ts";
import {explainPower} from "./explain-power.ts";
import {type LandingTemplate, SOURCE_NAMES, type SourceName, type Sources} from "./parts.ts";
import {race} from "./race.ts";

/** In the order of the menu. */
export const LANDING_TEMPLATES: readonly LandingTemplate[] = [campaign, explainPower, race, coachPartner];

const EVERYWHERE = {_type: "targeting", mode: "all"};
const KEY_LENGTH = 12;

/** A whole English landing page that lacks nothing but its address. */
export function landingPageFrom(template: LandingTemplate, sources: Sources, newKey: () => string) {
  const {title, field, seo, sections} = template.draft(sources);
  const placed = sections
    .filter((section) => section !== null)
    .map((section) => ({...section, targeting: EVERYWHERE, hidden: false}));
  return {
    locale: "en",
    translationGroup: `landing-${newKey()}`,
    title,
    field,
    availability: EVERYWHERE,
    pure: false,
    seo: {_type: "seo", ...seo, noindex: false},
    sections: withKeys(placed, newKey),
  };
}

/** Array items are distinguished by their keys; every new document gets its own. */
function withKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const keyed = withKeys(item, newKey);
      return typeof keyed === "object" && keyed !== null ? {_key: newKey(), ...keyed} : keyed;
    });
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withKeys(item, newKey)]));
}

const SOURCES = `{
  "claims": *[_type == "claim" && validTo >= $today && source.evidence != "withdrawn"]{_id, "name": "claim:" + key.current},
  "groups": *[_type == "faqGroup" && locale == "en"]{_id, "name": "faq:" + string::split(translationGroup, "-")[1]}
}`;

interface SourcesQueryResult {
  readonly claims: readonly {_id: string; name: string}[];
  readonly groups: readonly {_id: string; name: string}[];
}

/** Live claims and English question groups of the content, by the names templates use. */
export async function findSources(client: Pick<SanityClient, "fetch">, today: string): Promise<Sources> {
  const {claims, groups} = await client.fetch<SourcesQueryResult>(
    SOURCES,
    {today},
    {perspective: "published"},
  );
  const isWanted = (name: string): name is SourceName => SOURCE_NAMES.some((source) => source === name);
  return new Map(
    [...claims, ...groups].flatMap(({_id, name}) => (isWanted(name) ? [[name, _id] as const] : [])),
  );
}

let pendingSources: Promise<Sources> | null = null;

/** The Studio checks all layouts at once to find those a user may use: the checks share one response. */
function readSources(client: SanityClient): Promise<Sources> {
  const today = isoDay(new Date());
  pendingSources ??= findSources(client, today).finally(() => {
    pendingSources = null;
  });
  return pendingSources;
}

const newKey = () => crypto.randomUUID().replaceAll("-", "").slice(0, KEY_LENGTH);

export const landingTemplates: readonly Template[] = LANDING_TEMPLATES.map((template) => ({
  id: `landing-${template.id}`,
  title: `Landing page: ${template.title}`,
  description: template.description,
  schemaType: "landingPage",
  value: async (_params: unknown, {getClient}: InitialValueResolverContext) => {
    const sources = await readSources(getClient({apiVersion: "2026-02-01"}));
    return landingPageFrom(template, sources, newKey);
  },
}));
