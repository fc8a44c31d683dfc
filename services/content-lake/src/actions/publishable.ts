import type {LakeDocument} from "../types.ts";
import {contentOf} from "./action-context.ts";

/**
 * The content of a draft as it is published. References that were weak only because their target was not
 * published yet become strong, and the transaction is then refused if the target is still missing.
 */
export function publishable(draft: LakeDocument): {_type: string; [field: string]: unknown} {
  const {_type, ...content} = contentOf(draft);
  return {_type, ...strengthenFields(content)};
}

function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen);
  return typeof value === "object" && value !== null ? strengthenFields({...value}) : value;
}

function strengthenFields(object: Record<string, unknown>): Record<string, unknown> {
  const {_strengthenOnPublish: strengthening, ...fields} = object;
  const entries = Object.entries(fields).filter(([key]) => key !== "_weak" || !becomesStrong(strengthening));
  return Object.fromEntries(entries.map(([key, child]) => [key, strengthen(child)]));
}

function becomesStrong(strengthening: unknown): boolean {
  if (typeof strengthening !== "object" || strengthening === null) return strengthening === true;
  return !("weak" in strengthening && strengthening.weak === true);
}
