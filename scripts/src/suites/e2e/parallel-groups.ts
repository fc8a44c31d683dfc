/**
 * Groups of Playwright's projects. Groups run side by side, each against a stack of its own; in a group one project
 * follows the other, since they stop services, restart them with another clock, or open several Studios.
 */
const PARALLEL_GROUPS: readonly (readonly string[])[] = [["site"], ["faults", "studio", "hosted"]];

/** The project that stops and starts services, which only a stack of a test run lets it do. */
export const NEEDS_OWN_STACK = "faults";

/** A project that no group names runs in the first. */
export function planParallelGroups(projects: readonly string[]): readonly (readonly string[])[] {
  const unnamed = projects.filter((project) => !PARALLEL_GROUPS.flat().includes(project));
  const [first = [], ...others] = PARALLEL_GROUPS.map((group) =>
    group.filter((project) => projects.includes(project)),
  );
  return [[...first, ...unnamed], ...others].filter((group) => group.length > 0);
}
