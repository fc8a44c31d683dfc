interface Requirable<R> {
  required(): {error(message: string): R};
}

/** A required field whose error message explains what is missing. */
export const required =
  (message: string) =>
  <R>(rule: Requirable<R>): R =>
    rule.required().error(message);
