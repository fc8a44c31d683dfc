import type {Failure} from "../session/reply";
import type {FormTranslator} from "./form-messages";

/** Codes of one form with words of their own; the others have common ones. */
export type OwnFailures = Readonly<Partial<Record<Failure["code"], string>>>;

/**
 * The message for a failed call. It always states what to do next, with a reference where that helps. Null on a page
 * that is about to be left.
 */
export function failureMessage(err: Failure, t: FormTranslator, own: OwnFailures = {}): string | null {
  return messageOf(err, t, own, {problem: "common.problem", unreachable: "common.unreachable"});
}

/** The same where nothing was typed that could be lost: a page that was read, a button that was pressed. */
export function plainFailureMessage(err: Failure, t: FormTranslator, own: OwnFailures = {}): string | null {
  return messageOf(err, t, own, {problem: "common.failed", unreachable: "common.noServer"});
}

interface CommonKeys {
  readonly problem: "common.problem" | "common.failed";
  readonly unreachable: "common.unreachable" | "common.noServer";
}

function messageOf(err: Failure, t: FormTranslator, own: OwnFailures, common: CommonKeys): string | null {
  const special = own[err.code];
  if (special !== undefined) return special;
  switch (err.code) {
    case "leaving":
      return null;
    case "network":
      return t(common.unreachable);
    case "unavailable":
      return unavailableMessage(err, t, common);
    case "rate_limited":
      return t("auth.rateLimited", {
        time: timeInWords(Number(err.params?.retry_after ?? 60), t.formatLocale),
      });
    case "session_unavailable":
      return t("common.sessionUnavailable", {ref: err.request_id});
    case "forbidden":
      return t("common.forbidden");
    case "conflict":
      return t("common.changedElsewhere");
    default:
      return t(common.problem, {ref: err.request_id});
  }
}

/** Where the server reports a reason, the reader's connection is not the cause. */
function unavailableMessage({params}: Failure, t: FormTranslator, common: CommonKeys): string {
  if (params?.reason === undefined) return t(common.unreachable);
  return t("common.notNow", {time: timeInWords(Number(params.retry_after ?? 60), t.formatLocale)});
}

/** A wait, rounded up: "30 seconds", "2 minutes", "1 hour". */
export function timeInWords(seconds: number, locale: string): string {
  const [unit, size] = seconds < 60 ? ["second", 1] : seconds < 3600 ? ["minute", 60] : ["hour", 3600];
  const amount = Math.max(1, Math.ceil(seconds / Number(size)));
  return new Intl.NumberFormat(locale, {style: "unit", unit: String(unit), unitDisplay: "long"}).format(
    amount,
  );
}
