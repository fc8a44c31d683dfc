import {toJS} from "groq-js";
import type {Budget} from "./budget.ts";
import {isDateTime, isPath} from "./values.ts";

/** Quotes, commas and the like around each value. */
const FRAME_CHARS = 4;

/**
 * The result as JSON has it: groq-js's own values (instants, paths) become texts. One that is too large is
 * refused here: a few shared documents can stand in it millions of times, and only writing it out would tell.
 */
export function toPlainResult(value: unknown, budget: Budget): unknown {
  const survey = {budget, chars: 0, isPlain: true};
  look(value, survey);
  return survey.isPlain ? (value ?? null) : toJS({data: value});
}

interface Survey {
  readonly budget: Budget;
  chars: number;
  isPlain: boolean;
}

function look(value: unknown, survey: Survey): void {
  survey.chars += FRAME_CHARS + (typeof value === "string" ? value.length : 0);
  survey.budget.checkResult(survey.chars);
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) look(item, survey);
  } else if (isDateTime(value) || isPath(value)) {
    survey.isPlain = false;
  } else {
    lookAtFields(value, survey);
  }
}

function lookAtFields(value: object, survey: Survey): void {
  for (const [name, field] of Object.entries(value)) {
    survey.chars += name.length;
    look(field, survey);
  }
}
