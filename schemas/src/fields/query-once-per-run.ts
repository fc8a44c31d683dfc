import type {CustomValidatorResult, ValidationError} from "sanity";

export interface LookupContext {
  getClient(options: {apiVersion: string}): {
    withConfig(config: {perspective: "raw"}): {fetch(groq: string): Promise<unknown>};
  };
}

const API_VERSION = "2026-02-01";

/**
 * A content query that runs once per validation run, however many fields of a document need its result. Each run passes
 * its own client, which all its rules share, so the result is cached by client. The result includes drafts.
 */
export function queryOncePerRun<T>(groq: string, parse: (answer: unknown) => T) {
  const answers = new WeakMap<LookupContext["getClient"], Promise<T>>();
  return ({getClient}: LookupContext): Promise<T> => {
    const cached = answers.get(getClient);
    if (cached) return cached;
    const client = getClient({apiVersion: API_VERSION}).withConfig({perspective: "raw"});
    const answer = client.fetch(groq).then(parse);
    answers.set(getClient, answer);
    return answer;
  };
}

const LOOKUP_FAILED = "This could not be checked: the content server does not answer. Edit it to try again.";

/**
 * The result of a rule that reads other documents. When the query fails, the result is a message that the check could
 * not run, not a pass.
 */
export async function runLookup(
  check: () => Promise<string | ValidationError[] | null>,
): Promise<CustomValidatorResult> {
  try {
    return (await check()) ?? true;
  } catch {
    return LOOKUP_FAILED;
  }
}
