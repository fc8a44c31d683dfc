// Forbids circular imports between folders, at any depth. This is a separate run over production code only: a test lies
// next to the code it tests and may import anything, which would add dependencies its folder does not have.
import rules, {TESTING, TESTS} from "./.dependency-cruiser.mjs";

export default {
  ...rules,
  forbidden: [
    {
      name: "folders-without-cycles",
      comment:
        "Two folders that import each other are one: what both need moves down, what knows both moves up.",
      severity: "error",
      scope: "folder",
      from: {},
      to: {circular: true},
    },
  ],
  options: {
    ...rules.options,
    exclude: {path: [rules.options.exclude.path, TESTS, TESTING]},
  },
};
