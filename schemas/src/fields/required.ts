interface Requirable<R> {
  required(): {error(message: string): R};
}

export const required =
  (message: string) =>
  <R>(rule: Requirable<R>): R =>
    rule.required().error(message);
