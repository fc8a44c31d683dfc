/** Region and language of a route, not yet checked. */
export interface LegalSegments {
  readonly region: string;
  readonly locale: string;
}
