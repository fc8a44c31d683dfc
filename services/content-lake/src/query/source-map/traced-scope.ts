import type {Scope} from "../scope.ts";
import {NOTHING, type Traced} from "./traced.ts";

const TRACED_WEIGHT = 4;

export class TracedScope {
  readonly traced: Traced;
  readonly plain: Scope;
  readonly #parent: TracedScope | null;

  constructor(traced: Traced, plain: Scope, parent: TracedScope | null = null) {
    this.traced = traced;
    this.plain = plain;
    this.#parent = parent;
  }

  /** Pays for values and the record of where each was written, which takes several times their place. */
  build(values: number): void {
    this.plain.env.budget.build(values * TRACED_WEIGHT);
  }

  createNested(traced: Traced): TracedScope {
    return new TracedScope(traced, this.plain.createNested(traced.value), this.#next());
  }

  createHidden(traced: Traced): TracedScope {
    return new TracedScope(traced, this.plain.createHidden(traced.value), this.#next());
  }

  ancestor(n: number): Traced {
    let scope: TracedScope | null = this;
    for (let level = 0; level < n && scope; level++) scope = scope.#parent;
    return scope ? scope.traced : NOTHING;
  }

  #next(): TracedScope | null {
    return this.plain.isHidden ? this.#parent : this;
  }
}
