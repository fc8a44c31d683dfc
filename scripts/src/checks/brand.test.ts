import {brand} from "@gradus/schemas/brand";
import {expect, it} from "vitest";
import {isTest, listSourceFiles} from "./tracked-files.ts";

/** Where the name is the subject: its constant, its drawing, and examples of editors' content. */
const HOME_OF_THE_NAME = /^(schemas\/src\/brand\.ts|services\/content-lake\/seed\/|.*wordmark[^/]*)/;

it("the product can be renamed: its name is spelled in one place of the code", () => {
  // Lower case is an identifier (@…/web, a project id) and stays when the name on the page changes.
  const spelled = new RegExp(`\\b${brand.name}\\b|\\b${brand.name.toUpperCase()}\\b(?!_)`);
  const found = listSourceFiles()
    .filter(({path}) => !HOME_OF_THE_NAME.test(path) && !isTest(path))
    .flatMap(({path, text}) =>
      text
        .split("\n")
        .flatMap((line, index) => (spelled.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
  expect(found, found.join("\n")).toEqual([]);
});
