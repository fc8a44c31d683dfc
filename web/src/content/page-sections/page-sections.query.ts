import {pageSections} from "@gradus/schemas/page-projection";
import {defineQuery} from "next-sanity";

/**
 * Names the type of a page's sections: every page query interpolates the same projection,
 * so one result type stands for all of them. It is read by the type generator and never sent.
 */
export const pageSectionsQuery = defineQuery(
  `*[_type == "landingPage" && _id == $id][0]{_id, ${pageSections}}`,
);
