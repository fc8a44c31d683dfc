interface Requirable<R> {
  required(): {error(message: string): R};
}

/** A required field that says in words what is missing. */
export const required =
  (message: string) =>
  <R>(rule: Requirable<R>): R =>
    rule.required().error(message);
