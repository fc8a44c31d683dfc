// Forbids circular imports, of files and of folders at any depth. A type import counts: it makes two files one all the
// same, since neither can be read or moved without the other. This is a separate run over production code only: a test
// lies next to the code it tests and may import anything, which would add dependencies its folder does not have.
import rules, {TESTING, TESTS} from "./.dependency-cruiser.mjs";

export default {
  ...rules,
  forbidden: [
    {
      name: "files-without-cycles",
      comment:
        "What two files need, a type among it, moves to a file that both import and that imports neither.",
      severity: "error",
      from: {},
      to: {circular: true},
    },
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
