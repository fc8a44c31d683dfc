import {toJS} from "groq-js";
import type {Budget} from "./budget.ts";
import {isDateTime, isPath} from "./values.ts";

/** Quotes, commas and the like around each value. */
const FRAME_CHARS = 4;

/**
 * Converts a result to JSON values: groq-js's own values (instants, paths) become strings. Throws when the result is
 * too large: a few shared documents can occur in it millions of times, which would show only when it is serialized.
 */
export function toPlainResult(value: unknown, budget: Budget): unknown {
  const survey = {budget, chars: 0, isPlain: true};
  surveyValue(value, survey);
  return survey.isPlain ? (value ?? null) : toJS({data: value});
}

interface Survey {
  readonly budget: Budget;
  chars: number;
  isPlain: boolean;
}

function surveyValue(value: unknown, survey: Survey): void {
  survey.chars += FRAME_CHARS + (typeof value === "string" ? value.length : 0);
  survey.budget.checkResult(survey.chars);
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) surveyValue(item, survey);
  } else if (isDateTime(value) || isPath(value)) {
    survey.isPlain = false;
  } else {
    surveyFields(value, survey);
  }
}

function surveyFields(value: object, survey: Survey): void {
  for (const [name, field] of Object.entries(value)) {
    survey.chars += name.length;
    surveyValue(field, survey);
  }
}
