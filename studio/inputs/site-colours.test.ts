import {readFileSync} from "node:fs";
import {expect, test} from "vitest";
import {SITE_COLOURS} from "./site-colours.ts";

const styles = readFileSync(new URL("../../web/src/app/globals.css", import.meta.url), "utf8");

test.each(Object.entries(SITE_COLOURS))("%s is %s on the site too", (name, value) => {
  expect(styles).toContain(`${name}: ${value};`);
});
