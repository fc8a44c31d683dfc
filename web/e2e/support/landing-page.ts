import type {SanityClient, SanityDocument} from "@sanity/client";
import {unique} from "./unique.ts";

export interface LandingPage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
}

/** Publishes an English landing page of the story's own, with this headline. */
export async function publishLandingPage(
  lake: SanityClient,
  name: string,
  heading: string,
): Promise<LandingPage> {
  const [model] = await lake.fetch<[SanityDocument]>(`*[_id == "landing-race-by-power-en"]`);
  const id = unique(name);
  const title = `Story ${id}`;
  await lake.create({
    ...model,
    _id: id,
    title,
    translationGroup: id,
    slug: {_type: "slug", current: id},
    sections: model.sections.map((section: {_type: string}) =>
      section._type === "hero" ? {...section, heading} : section,
    ),
  });
  return {id, title, path: `/us/en/landing/${id}`};
}

/** Takes pages of a story away again, drafts and copies in releases included. */
export async function removePages(lake: SanityClient, ids: readonly string[]): Promise<void> {
  const params = {ids: [...ids]};
  await lake.delete({query: '*[_id in $ids || string::split(_id, ".")[1] in $ids]', params});
}

/** The draft's headline, or the published one's without the prefix. */
export const headlineOf = (lake: SanityClient, id: string): Promise<string | null> =>
  lake.fetch('*[_id == $id][0].sections[_type == "hero"][0].heading', {id}, {perspective: "raw"});
