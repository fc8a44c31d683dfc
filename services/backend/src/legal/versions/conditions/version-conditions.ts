import type {Dossier} from "../dossier.ts";
import {nameDay, nameScope} from "../words.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CHANGE_KINDS: ReadonlySet<string> = new Set(["initial", "material", "clarifying", "editorial"]);

/** The facts about a version: a label, a day and a kind of change; no sealed version may have the same label or day. */
export function versionConditions({version, siblings, document}: Dossier): string[] {
  const rivals = siblings.filter(({scope, sealed}) => scope === version.scope && sealed);
  const sameLabel = rivals.find(({label}) => label === version.label);
  const sameDay = rivals.find(({effectiveFrom}) => effectiveFrom === version.effectiveFrom);
  const isFirst = rivals.length === 0;
  return [
    ...(document ? [] : ["The version belongs to no legal document. Create it from one."]),
    ...(version.label === "" ? ["The version has no label. Give it one, for example 2.1."] : []),
    ...(DAY.test(version.effectiveFrom) ? [] : ["Choose the day from which the words apply."]),
    ...(CHANGE_KINDS.has(version.changeKind) ? [] : ["Choose the kind of change."]),
    ...(version.label !== "" && sameLabel
      ? [`Version ${version.label} exists already. Choose another label.`]
      : []),
    ...(sameDay
      ? [
          `Version ${sameDay.label} takes effect on ${nameDay(sameDay.effectiveFrom)} too. Choose another day.`,
        ]
      : []),
    ...(version.changeKind === "initial" && !isFirst
      ? [
          `There are versions for ${nameScope(version.scope)} before this one, so it is not the first. Choose another kind of change.`,
        ]
      : []),
  ];
}
