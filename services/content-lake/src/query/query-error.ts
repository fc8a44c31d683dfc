/** What the hosted service answers for a query it cannot run; the HTTP layer sends `toBody()` with status 400. */
export class QueryError extends Error {
  override readonly name = "QueryError";
  /** Official clients show the place in the query for this type, and only the description for any other. */
  readonly type: string = "queryParseError";
  readonly query: string;
  readonly start: number;
  readonly end: number;

  constructor(description: string, query: string, range?: {readonly start: number; readonly end: number}) {
    super(description);
    this.query = query;
    this.start = Math.max(0, Math.min(range?.start ?? 0, query.length));
    this.end = Math.max(this.start, Math.min(range?.end ?? query.length, query.length));
  }

  toBody() {
    const {type, message: description, query, start, end} = this;
    return {statusCode: 400, error: {type, description, query, start, end}};
  }
}

/** A query that is right but costs more than the lake spends on one. */
export class QueryStopped extends QueryError {
  override readonly type = "queryExecutionError";
}

/** Points at the first mention of a name in the query; the whole query when it is not there literally. */
export function rangeOf(name: string, query: string): {start: number; end: number} {
  const start = query.indexOf(name);
  return start < 0 ? {start: 0, end: query.length} : {start, end: start + name.length};
}
