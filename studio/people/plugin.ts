import {definePlugin} from "sanity";
import {PeopleNavbar} from "./people-navbar.tsx";

/** Beside the local lake: become another of its people without a form. Hosted projects have real accounts. */
export const peoplePlugin = definePlugin({
  name: "gradus-people",
  studio: {components: {navbar: PeopleNavbar}},
});
