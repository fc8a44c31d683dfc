import {z} from "zod";

/**
 * How a derived value came about: the formula, the runner's own numbers in it and where it is from. Keys are keys of
 * messages; null is an input that was not measured.
 */
export const explanation = z.object({
  id: z.string(),
  key: z.string(),
  value: z.number().nullable(),
  unit: z.string(),
  formula: z.string(),
  inputs: z.array(z.object({key: z.string(), value: z.number().nullable(), unit: z.string()})),
  basis: z.enum(["published", "adapted", "definition", "assumption"]),
  sources: z.array(z.string()),
  /** Of the assumed numbers it was computed with. */
  version: z.int(),
});
export type Explanation = z.infer<typeof explanation>;
