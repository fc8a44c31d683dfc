import "server-only";
import {client} from "@/content/client";
import type {Translator} from "@/i18n/message-types";

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface Release {
  readonly _id: string;
  readonly title: string | null;
}

const ACTIVE_RELEASES = `
  *[_type == "system.release" && state in ["active", "scheduled"]]
    | order(coalesce(metadata.intendedPublishAt, "9999") asc){_id, "title": metadata.title}
`;

/** Drafts, published content, every release that is not out yet, and the present stack when it is none of these. */
export async function perspectiveOptions(chosen: string, t: Translator): Promise<Option[]> {
  const releases = await client.fetch<Release[]>(
    ACTIVE_RELEASES,
    {},
    {perspective: "raw", cache: "no-store"},
  );
  const options = [
    {value: "drafts", label: t("preview.drafts")},
    {value: "published", label: t("preview.published")},
    ...releases.map((release) => ({
      value: `${nameOf(release)},drafts`,
      label: release.title || nameOf(release),
    })),
  ];
  if (options.some(({value}) => value === chosen)) return options;
  const [first = chosen] = chosen.split(",");
  const release = releases.find((one) => nameOf(one) === first);
  return [...options, {value: chosen, label: release?.title || first}];
}

/** The Studio names a release by its id alone: `_.releases.rSpring`. */
function nameOf({_id}: Release): string {
  return _id.slice(_id.lastIndexOf(".") + 1);
}
