import {SCENARIOS, type ScenarioName} from "./scenarios.ts";

/** The columns, and the person each represents. A person of the lake without one fails the test beside this file. */
export const COLUMNS = {
  admin: "local-administrator",
  editor: "local-editor",
  publ: "local-publisher",
  "publ-de": "test-publisher-de",
  "tr-de": "local-translator-de",
  "tr-fr": "local-translator-fr",
  "tr-es": "local-translator-es",
  "l-author": "local-legal-author",
  "l-review": "local-legal-reviewer",
  "l-publ": "local-legal-publisher",
  viewer: "local-viewer",
  sealer: "local-sealer",
  nobody: null,
} as const satisfies Readonly<Record<string, string | null>>;

export type Column = keyof typeof COLUMNS;
export type Answers = Readonly<Record<Column, "yes" | "-">>;

/** Who can do what: the whole of it, as agreed with editors and legal staff. */
const TABLE = `
                                                     | admin editor publ publ-de tr-de tr-fr tr-es l-author l-review l-publ viewer sealer nobody
Pages
write a new German draft                             | yes   yes    yes  yes     yes   -     -     -        -        -      -      -      -
write a new French draft                             | yes   yes    yes  -       -     yes   -     -        -        -      -      -      -
write a new Spanish draft                            | yes   yes    yes  -       -     -     yes   -        -        -      -      -      -
edit a German draft                                  | yes   yes    yes  yes     yes   -     -     -        -        -      -      -      -
begin a draft of a German page                       | yes   yes    yes  yes     yes   -     -     -        -        -      -      -      -
lay a draft in one's own language over a German page | yes   yes    yes  yes     yes   -     -     -        -        -      -      -      -
move a German draft into French                      | yes   yes    yes  -       -     -     -     -        -        -      -      -      -
discard a German draft                               | yes   yes    yes  yes     yes   -     -     -        -        -      -      -      -
publish a German draft                               | yes   -      yes  yes     -     -     -     -        -        -      -      -      -
publish a French draft                               | yes   -      yes  -       -     -     -     -        -        -      -      -      -
change a German page in place                        | yes   -      yes  yes     -     -     -     -        -        -      -      -      -
unpublish a German page                              | yes   -      yes  yes     -     -     -     -        -        -      -      -      -
delete a German page and its draft                   | yes   -      yes  yes     -     -     -     -        -        -      -      -      -
draft a German shared hero                           | yes   yes    yes  yes     yes   -     -     -        -        -      -      -      -
draft the German navigation                          | yes   yes    yes  yes     yes   -     -     -        -        -      -      -      -
Registers
change the French phrase of a claim                  | yes   yes    yes  -       -     yes   -     -        -        -      -      -      -
change the German phrase of a claim                  | yes   yes    yes  -       yes   -     -     -        -        -      -      -      -
change the English phrase of a claim                 | yes   yes    yes  -       -     -     -     -        -        -      -      -      -
change when a claim ends                             | yes   yes    yes  -       -     -     -     -        -        -      -      -      -
discard a draft with a new French phrase             | yes   yes    yes  -       -     yes   -     -        -        -      -      -      -
write a new claim                                    | yes   yes    yes  -       -     -     -     -        -        -      -      -      -
publish a claim                                      | yes   -      yes  -       -     -     -     -        -        -      -      -      -
publish an announcement                              | yes   -      yes  -       -     -     -     -        -        -      -      yes    -
plan a claim's removal in a release                  | yes   yes    yes  -       -     -     -     -        -        -      -      -      -
Releases
open a release                                       | yes   yes    yes  yes     yes   yes   yes   -        -        -      -      -      -
rename an open release                               | yes   yes    yes  yes     yes   yes   yes   -        -        -      -      -      -
put a German page into a release                     | yes   yes    yes  yes     yes   -     -     -        -        -      -      -      -
run an empty release                                 | yes   -      yes  yes     -     -     -     -        -        -      -      -      -
run a release with a German page                     | yes   -      yes  yes     -     -     -     -        -        -      -      -      -
run a release with a French and a German page        | yes   -      yes  -       -     -     -     -        -        -      -      -      -
schedule a release with a German page                | yes   -      yes  yes     -     -     -     -        -        -      -      -      -
take a release off the schedule                      | yes   -      yes  yes     -     -     -     -        -        -      -      -      -
archive a release with a German page                 | yes   -      yes  yes     -     -     -     -        -        -      -      -      -
bring an archived release back                       | yes   -      yes  yes     -     -     -     -        -        -      -      -      -
delete an archived release                           | yes   -      yes  yes     -     -     -     -        -        -      -      -      -
schedule a release by a plain mutation               | -     -      -    -       -     -     -     -        -        -      -      -      -
Legal words
draft a legal version                                | yes   -      -    -       -     -     -     yes      -        -      -      yes    -
draft a legal text                                   | yes   -      -    -       -     -     -     yes      -        -      -      yes    -
edit an open legal draft                             | yes   -      -    -       -     -     -     yes      -        -      -      yes    -
discard an open legal draft                          | yes   -      -    -       -     -     -     yes      -        -      -      yes    -
mark a legal draft as sealed                         | -     -      -    -       -     -     -     -        -        -      -      yes    -
create a sealed version                              | -     -      -    -       -     -     -     -        -        -      -      yes    -
publish an open legal draft                          | yes   -      -    -       -     -     -     -        -        -      -      yes    -
draft another owner of a legal document              | yes   -      -    -       -     -     -     -        -        -      -      yes    -
change a sealed version in place                     | -     -      -    -       -     -     -     -        -        -      -      yes    -
break the seal of a version                          | -     -      -    -       -     -     -     -        -        -      -      yes    -
change a text of a sealed version in place           | -     -      -    -       -     -     -     -        -        -      -      yes    -
lay a draft over a sealed version                    | -     -      -    -       -     -     -     -        -        -      -      yes    -
lay a draft over a text of a sealed version          | -     -      -    -       -     -     -     -        -        -      -      yes    -
add a text to a sealed version                       | -     -      -    -       -     -     -     -        -        -      -      yes    -
publish a draft over a sealed version                | -     -      -    -       -     -     -     -        -        -      -      yes    -
discard a draft that lies over a sealed version      | -     -      -    -       -     -     -     -        -        -      -      yes    -
unpublish a sealed version                           | -     -      -    -       -     -     -     -        -        -      -      yes    -
delete a sealed version                              | -     -      -    -       -     -     -     -        -        -      -      yes    -
replace a sealed version by an import                | -     -      -    -       -     -     -     -        -        -      -      yes    -
run a release with a version of a sealed text        | -     -      -    -       -     -     -     -        -        -      -      -      -
Law in the settings
draft another name of a region                       | yes   yes    yes  -       -     -     -     -        -        yes    -      -      -
draft the French name of a region                    | yes   yes    yes  -       -     yes   -     -        -        yes    -      -      -
change the seller of a region in place               | yes   -      yes  -       -     -     -     -        -        yes    -      -      -
draft another scope of a region                      | -     -      -    -       -     -     -     -        -        yes    -      -      -
change the scope of a region in place                | -     -      -    -       -     -     -     -        -        yes    -      -      -
change the binding language by a deep path           | -     -      -    -       -     -     -     -        -        yes    -      -      -
change the midnight of a region in place             | -     -      -    -       -     -     -     -        -        yes    -      -      -
say in French what the guarantee notice says         | -     -      -    -       -     -     -     -        -        yes    -      -      -
replace a region with another law in it              | -     -      -    -       -     -     -     -        -        yes    -      -      -
replace a region with another law by an import       | -     -      -    -       -     -     -     -        -        yes    -      -      -
publish a draft with another law of a region         | -     -      -    -       -     -     -     -        -        yes    -      -      -
discard a draft with another law of a region         | -     -      -    -       -     -     -     -        -        yes    -      -      -
put another law of a region into a release           | -     -      -    -       -     -     -     -        -        yes    -      -      -
write another law of a region into a release         | -     -      -    -       -     -     -     -        -        yes    -      -      -
run a release with another law of a region           | -     -      -    -       -     -     -     -        -        -      -      -      -
schedule a release with another law of a region      | -     -      -    -       -     -     -     -        -        -      -      -      -
hide a region behind a second document               | -     -      -    -       -     -     -     -        -        -      -      -      -
announce a legal change by hand                      | -     -      -    -       -     -     -     -        -        yes    -      yes    -
publish an announcement of a legal change            | -     -      -    -       -     -     -     -        -        yes    -      yes    -
end an announcement of a legal change early          | -     -      -    -       -     -     -     -        -        yes    -      yes    -
make a plain notice of an announcement of a legal change| -  -      -    -       -     -     -     -        -        -      -      yes    -
delete an announcement of a legal change             | -     -      -    -       -     -     -     -        -        yes    -      yes    -
What the site cannot be without
delete a region                                      | -     -      -    -       -     -     -     -        -        -      -      -      -
delete a region and its draft                        | -     -      -    -       -     -     -     -        -        -      -      -      -
unpublish a region                                   | -     -      -    -       -     -     -     -        -        -      -      -      -
plan a region's removal in a release                 | -     -      -    -       -     -     -     -        -        -      -      -      -
make something else of a region                      | -     -      -    -       -     -     -     -        -        -      -      -      -
let a region's settings be of no region              | -     -      -    -       -     -     -     -        -        -      -      -      -
delete the navigation of a language                  | -     -      -    -       -     -     -     -        -        -      -      -      -
unpublish the navigation of a language               | -     -      -    -       -     -     -     -        -        -      -      -      -
delete the English home page                         | -     -      -    -       -     -     -     -        -        -      -      -      -
Approvals
approve in one's own name                            | yes   -      -    -       -     -     -     -        yes      yes    -      yes    -
approve in another's name                            | -     -      -    -       -     -     -     -        -        -      -      yes    -
change one's own approval                            | -     -      -    -       -     -     -     -        -        -      -      yes    -
take one's own approval back                         | -     -      -    -       -     -     -     -        -        -      -      yes    -
Around the words
open a preview                                       | yes   yes    yes  yes     yes   yes   yes   yes      yes      yes    -      -      -
make a share link                                    | yes   yes    yes  yes     yes   yes   yes   yes      yes      yes    -      -      -
make a share link in another's name                  | yes   -      -    -       -     -     -     -        -        -      -      -      -
revoke one's own share link                          | yes   yes    yes  yes     yes   yes   yes   yes      yes      yes    -      -      -
revoke another's share link                          | yes   -      yes  yes     -     -     -     -        -        -      -      -      -
upload a file                                        | yes   yes    yes  yes     yes   yes   yes   -        -        yes    -      -      -
comment on a document                                | yes   yes    yes  yes     yes   yes   yes   yes      yes      yes    -      -      -
comment in another's name                            | yes   -      -    -       -     -     -     -        -        -      -      -      -
resolve another's comment                            | yes   yes    yes  yes     yes   yes   yes   yes      yes      yes    -      -      -
make a dataset                                       | yes   -      -    -       -     -     -     -        -        -      -      -      -
Reading
read a page                                          | yes   yes    yes  yes     yes   yes   yes   yes      yes      yes    yes    yes    yes
read a draft                                         | yes   yes    yes  yes     yes   yes   yes   yes      yes      yes    yes    yes    -
read the history of a page                           | yes   yes    yes  yes     yes   yes   yes   yes      yes      yes    yes    yes    -
`;

/** The table as rows. Throws for a row that does not fit its columns or that nothing tries out. */
export function readTable(): readonly (readonly [ScenarioName, Answers])[] {
  const [header = "", ...lines] = TABLE.split("\n").filter((line) => line.includes("|"));
  const columns = cellsOf(header).map(asColumn);
  return lines.map((line) => {
    const name = line.slice(0, line.indexOf("|")).trim();
    const cells = cellsOf(line);
    if (!isScenario(name) || cells.length !== columns.length) throw new Error(`Not a row: ${line}`);
    return [
      name,
      Object.fromEntries(columns.map((column, index) => [column, asAnswer(cells[index])])) as Answers,
    ];
  });
}

const cellsOf = (line: string): string[] =>
  line
    .slice(line.indexOf("|") + 1)
    .trim()
    .split(/\s+/);

const isScenario = (name: string): name is ScenarioName => Object.hasOwn(SCENARIOS, name);

function asColumn(name: string): Column {
  if (Object.hasOwn(COLUMNS, name)) return name as Column;
  throw new Error(`There is no column "${name}"`);
}

function asAnswer(cell: string | undefined): "yes" | "-" {
  if (cell === "yes" || cell === "-") return cell;
  throw new Error(`"${cell}" is neither yes nor -`);
}
