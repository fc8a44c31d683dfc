import type {LakeDocument} from "../types.ts";
import {contentOf} from "./action-context.ts";

/**
 * The content of a draft as it is published. References that were weak only because their target was not
 * published yet become strong, and the transaction is then refused if the target is still missing.
 */
export function publishable(draft: LakeDocument): {_type: string; [field: string]: unknown} {
  const {_type, ...content} = contentOf(draft);
  return {_type, ...(strengthen(content) as Record<string, unknown>)};
}

function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen);
  if (typeof value !== "object" || value === null) return value;
  const {_strengthenOnPublish: strengthening, ...fields} = value as Record<string, unknown>;
  const entries = Object.entries(fields).filter(([key]) => key !== "_weak" || !becomesStrong(strengthening));
  return Object.fromEntries(entries.map(([key, child]) => [key, strengthen(child)]));
}

function becomesStrong(strengthening: unknown): boolean {
  return typeof strengthening === "object" && strengthening !== null
    ? (strengthening as {weak?: unknown}).weak !== true
    : strengthening === true;
}
