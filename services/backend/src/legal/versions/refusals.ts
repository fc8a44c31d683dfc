import {AppError} from "../../core/errors.ts";

export function requireNone(conditions: readonly string[]): void {
  if (conditions.length === 0) return;
  throw new AppError("unmet_conditions", "This cannot be done yet.", {conditions});
}

export function sealChanged(cause?: unknown) {
  return new AppError("seal_changed", "The words changed in the meantime. Read them again first.", {cause});
}
