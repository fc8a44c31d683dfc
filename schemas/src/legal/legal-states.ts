import type {Choice} from "../fields/choice-field.ts";

/** How a version moves from first words to history. The last three follow from the dates alone. */
export const LEGAL_STATES: readonly Choice[] = [
  {value: "draft", title: "Draft"},
  {value: "inReview", title: "In review"},
  {value: "approved", title: "Approved"},
  {value: "announced", title: "Announced"},
  {value: "inForce", title: "In force"},
  {value: "superseded", title: "Superseded"},
  {value: "withdrawnBeforeEffect", title: "Withdrawn before it took effect"},
];

export const CHANGE_KINDS: readonly Choice[] = [
  {value: "initial", title: "First version"},
  {value: "material", title: "Material"},
  {value: "clarifying", title: "Clarifying"},
  {value: "editorial", title: "Editorial"},
];
