// No circle of folders, at any depth. A look of its own, at what runs: a test stands beside what it tests and may use
// whatever it likes, which says nothing of the folder around it.
import rules, {TESTING, TESTS} from "./.dependency-cruiser.mjs";

export default {
  ...rules,
  forbidden: [
    {
      name: "folders-without-circles",
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
