import type {CustomValidator, CustomValidatorResult, StringRule} from "sanity";
import {checkClaims} from "./claim-problems.ts";
import {bodyProblems, type CopyLimits, copyProblems, plainText} from "./copy-problems.ts";
import type {LookupContext} from "./query-once-per-run.ts";

export const copyRule = (rule: StringRule, limits: CopyLimits = {}) =>
  rule.custom((text, context) => check(text ?? "", copyProblems(text ?? "", limits), limits, context));

interface CustomRule<R> {
  custom(validate: CustomValidator<unknown>): R;
}

export const bodyRule = <R>(rule: CustomRule<R>, limits: CopyLimits = {}): R =>
  rule.custom((value, context) => {
    const blocks = Array.isArray(value) ? value : [];
    return check(plainText(blocks), bodyProblems(blocks, limits), limits, context);
  });

/**
 * Looks claims up only when the text has no other problem. Most texts contain no claim and are checked synchronously.
 */
function check(
  text: string,
  problems: readonly string[],
  limits: CopyLimits,
  context: LookupContext,
): CustomValidatorResult | Promise<CustomValidatorResult> {
  return problems.length > 0 ? problems.join(" ") : checkClaims(text, context, limits);
}
