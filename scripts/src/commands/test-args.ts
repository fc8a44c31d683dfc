import {parseArgs} from "node:util";
import type {SuiteContext} from "../suites/suite.ts";

// Fast ones first: a forgotten comma should not wait for a long run.
export const SUITE_NAMES = ["lint", "imports", "types", "unit", "e2e"] as const;
export type SuiteName = (typeof SUITE_NAMES)[number];

export interface TestChoice
  extends Pick<SuiteContext, "pattern" | "changedSince" | "isBusy" | "isDeep" | "stackUrl"> {
  readonly names: readonly SuiteName[];
}

const LAST_COMMIT = "HEAD";

/** Throws the usage text if the arguments are invalid or ambiguous. */
export function readTestArgs(args: readonly string[]): TestChoice {
  const {values, positionals} = parse(args);
  const [word, ...more] = positionals;
  const names = namesIn(values.only);
  const isClear =
    names.length > 0 &&
    more.length === 0 &&
    (word === undefined || values.changed || values.only !== undefined);
  const stackUrl = values.stack ?? null;
  if (!isClear || (values.changed && values.deep) || (stackUrl !== null && !URL.canParse(stackUrl))) {
    throw new Error(USAGE);
  }
  return {
    // The e2e tests need minutes for their build, unless a stack is running already.
    names: values.changed && values.only === undefined && stackUrl === null ? withoutE2e(names) : names,
    pattern: values.changed ? undefined : word,
    changedSince: values.changed ? (word ?? LAST_COMMIT) : null,
    isBusy: values.busy,
    isDeep: values.deep,
    stackUrl,
  };
}

const USAGE = [
  `Usage: npm test -- [--only ${SUITE_NAMES.join("|")} [part of a file's path]] [--stack URL] [--deep] [--busy]`,
  "       npm test -- --changed [commit] [--stack URL]",
].join("\n");

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: {type: "string"},
        changed: {type: "boolean", default: false},
        stack: {type: "string"},
        deep: {type: "boolean", default: false},
        busy: {type: "boolean", default: false},
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`, {cause: error});
  }
}

const isSuiteName = (name: string): name is SuiteName => SUITE_NAMES.some((known) => known === name);

/** The suites of a list; none where one of them is unknown. */
function namesIn(list: string | undefined): readonly SuiteName[] {
  if (list === undefined) return SUITE_NAMES;
  const names = list.split(",");
  return names.every(isSuiteName) ? names.filter(isSuiteName) : [];
}

const withoutE2e = (names: readonly SuiteName[]) => names.filter((name) => name !== "e2e");
