import type {Budget} from "./budget.ts";
import type {DatasetView} from "./dataset-view.ts";

export interface Environment {
  readonly params: Readonly<Record<string, unknown>>;
  readonly view: DatasetView;
  readonly identity: string | null;
  readonly now: Date;
  readonly projectId: string;
  readonly dataset: string;
  readonly reads: Reads;
  readonly budget: Budget;
}

/** Notes what a run looked at, so that its result can be tagged with what may change it. */
export interface Reads {
  everything(): void;
  type(type: string): void;
  id(id: string): void;
}

/**
 * Where an expression stands: the value of `@` and, through `parent`, of `^`. A hidden scope (inside `[]` and
 * `->` traversals) is one that `^` steps over.
 */
export class Scope {
  readonly env: Environment;
  readonly parent: Scope | null;
  readonly isHidden: boolean;
  /** Mutable: loops move one scope along their items, because evaluation is synchronous and no code retains a scope. */
  value: unknown;

  constructor(env: Environment, value: unknown, parent: Scope | null = null, isHidden = false) {
    this.env = env;
    this.value = value;
    this.parent = parent;
    this.isHidden = isHidden;
  }

  createNested(value: unknown): Scope {
    return new Scope(this.env, value, this.isHidden ? this.parent : this);
  }

  createHidden(value: unknown): Scope {
    return new Scope(this.env, value, this.isHidden ? this.parent : this, true);
  }

  /** The value `n` levels up; null above the outermost one. */
  ancestor(n: number): unknown {
    let scope: Scope | null = this;
    for (let level = 0; level < n && scope; level++) scope = scope.parent;
    return scope ? scope.value : null;
  }
}

export type Evaluate = (scope: Scope) => unknown;
