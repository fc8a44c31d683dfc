import {z} from "zod";
import type {LiveQuery} from "../../live-query/live-query.ts";

const QUERY = `{
  "releases": *[_type == "system.release" && state in ["scheduled", "scheduling"] && defined(publishAt)]{
    name, publishAt, "title": coalesce(metadata.title, name), "isSingle": metadata.cardinality == "one",
    "documents": *[string::startsWith(_id, "versions." + ^.name + ".")]{
      "id": string::split(_id, "versions." + ^.name + ".")[1], "title": coalesce(title, heading, slug.current)
    }
  },
  "sections": *[(count(sections[defined(showFrom)]) > 0 || count(sections[defined(showUntil)]) > 0)
      && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{
    title, "from": sections[].showFrom, "until": sections[].showUntil
  },
  "days": [
    ...*[_type == "legalVersion" && sealed == true]{
      "title": document->title.en + " " + label, "day": effectiveFrom, "event": "takes effect"
    },
    ...*[_type == "datedNote" && !(_id in path("drafts.**"))]{
      "title": "The note “" + key + "”", "day": switchOn, "event": "changes"
    },
    ...*[_type == "announcement" && !(_id in path("drafts.**"))]{
      "title": "An announcement", "day": showFrom, "event": "appears"
    }
  ]
}`;
const DOCUMENTS = `*[_type in ["system.release", "legalVersion", "datedNote", "announcement"] || defined(sections)]`;

const text = z.string().nullable();
const release = z.object({
  name: z.string(),
  title: z.string(),
  /** One scheduled draft: it is known by its document, not by a name of its own. */
  isSingle: z.boolean().nullable(),
  publishAt: z.string(),
  documents: z.array(z.object({id: z.string(), title: text})),
});
const day = z.object({title: text, day: text, event: z.string()});
const planned = z.object({
  releases: z.array(release),
  sections: z.array(z.object({title: text, from: z.array(text).nullable(), until: z.array(text).nullable()})),
  days: z.array(day),
});

export type PlannedRow = z.infer<typeof planned>;
export type ReleaseRow = z.infer<typeof release>;
export type DayRow = z.infer<typeof day>;

export const plannedChanges: LiveQuery<PlannedRow> = {
  query: QUERY,
  listen: DOCUMENTS,
  perspective: "raw",
  schema: planned,
};
