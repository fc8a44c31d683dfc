import {describe, expect, it} from "vitest";
import {isTest, listSourceFiles} from "./tracked-files.ts";

const SERVICES = listSourceFiles().filter(({path}) => /^services\/[\w-]+\/src\//.test(path) && !isTest(path));

/** Words that begin a statement, and hardly ever a sentence. */
const BEGINS = String.raw`\s*(?:select\s|insert\s+into|update\s+\w+\s+set|delete\s+from|with\s+\w+\s+as|(?:alter|create|drop|truncate|lock)\s+table)`;
/** A statement in a text of its own: values can only get in by being glued. */
const STATEMENT = new RegExp(`(?<!\\bsql)\`${BEGINS}[^\`]*\\$\\{`, "i");
const GLUED = new RegExp(`"${BEGINS}[^"\\n]*"\\s*\\+|'${BEGINS}[^'\\n]*'\\s*\\+`, "i");
/** `sql.raw`, or a statement handed to the driver that is not one constant text. */
const RAW = /\bsql\s*\.\s*raw\s*\(|\.(?:query|exec|execute)\(\s*`[^`]*\$\{/;

/** Reviewed one by one: what they put into statements are names of our own, where SQL takes no parameter. */
const REVIEWED = [
  "services/backend/src/coaches/tables.ts",
  "services/content-lake/src/store/database.ts",
  "services/content-lake/src/store/history.ts",
];

const isBuilt = (text: string) => [STATEMENT, GLUED, RAW].some((pattern) => pattern.test(text));

it("no statement is built from strings: values travel as parameters", () => {
  expect(SERVICES.length).toBeGreaterThan(100);
  expect(SERVICES.filter(({text}) => isBuilt(text)).map(({path}) => path)).toEqual(REVIEWED);
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the lines that are looked for are themselves texts.
describe("the check finds", () => {
  it.each([
    "await tx.execute(sql.raw(`select 1`))",
    "const q = `select * from account where id = ${id}`;",
    'const q = "delete from account where id = \'" + id + "\'";',
    "await pool.query(`\n  update account set email = ${email}`)",
    "await client.query(`lock ${table}`)",
  ])("%s", (line) => {
    expect(isBuilt(line)).toBe(true);
  });

  it.each(["sql`select ${id}`", 'client.query("select pg_advisory_lock($1)", [1])', "`selected ${name}`"])(
    "nothing in %s",
    (line) => {
      expect(isBuilt(line)).toBe(false);
    },
  );
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above.
