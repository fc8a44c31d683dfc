import {pageSections} from "@gradus/schemas/page-projection";
import {defineQuery} from "next-sanity";

/**
 * Names the type of a page's sections: every page query interpolates the same projection, so all of them share one
 * result type. Only the type generator reads this query; it is never sent.
 */
export const pageSectionsQuery = defineQuery(
  `*[_type == "landingPage" && _id == $id][0]{_id, ${pageSections}}`,
);
