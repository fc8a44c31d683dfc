/** What the title of a plan is made of: a plan of the library, the distance of its race, or keeping fit. */
export type PlanTitle =
  | {readonly kind: "library"; readonly id: string}
  | {readonly kind: "race"; readonly metres: number}
  | {readonly kind: "fitness"};
