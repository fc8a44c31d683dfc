import type {Explanation as Explained} from "@gradus/training/explain/explain";
import type {Explanation} from "../../contract/explanation.ts";

/** Explanations as they travel. */
export const toExplanations = (explained: readonly Explained[]): Explanation[] =>
  explained.map((each) => ({...each, inputs: [...each.inputs], sources: [...each.sources]}));
