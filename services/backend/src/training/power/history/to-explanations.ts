import type {Explanation as Explained} from "@gradus/training/explain/explain";
import type {Explanation} from "../../../contract/explanation.ts";

export const toExplanation = (each: Explained): Explanation => ({
  ...each,
  inputs: [...each.inputs],
  sources: [...each.sources],
});

export const toExplanations = (explained: readonly Explained[]): Explanation[] =>
  explained.map(toExplanation);
