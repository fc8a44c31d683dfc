import {evaluateSync, Path} from "groq-js";
import type {FuncCallNode, GroqNode} from "../ast.ts";
import {weightOf} from "../budget.ts";
import type {Evaluate, Scope} from "../scope.ts";
import {collectReferences, getAttribute, isObject} from "../values.ts";
import {compileChangedAny, compileChangedOnly} from "./selectors.ts";

type Compile = (node: GroqNode) => Evaluate;

/** A function of the language that the lake does not answer; the engine turns it into a `QueryError`. */
export class UnsupportedFunction extends Error {
  readonly functionName: string;

  constructor({namespace, name}: FuncCallNode) {
    const functionName = namespace === "global" ? name : `${namespace}::${name}`;
    super(`The function ${functionName}() is not supported by the local content lake`);
    this.functionName = functionName;
  }
}

export function compileFuncCall(node: FuncCallNode, compile: Compile): Evaluate {
  const name = `${node.namespace}::${node.name}`;
  if (REFUSED.has(name) || REFUSED.has(`${node.namespace}::*`)) throw new UnsupportedFunction(node);
  const create = Object.hasOwn(NATIVE, name) ? NATIVE[name] : undefined;
  return create ? create(node.args, compile) : delegate(node, compile);
}

/** Selectors only exist in delta queries; the others need services the lake does not have. */
const REFUSED: ReadonlySet<string> = new Set([
  "geo::*",
  "global::anywhere",
  "global::boost",
  "delta::changedAny",
  "delta::changedOnly",
  "text::query",
]);

type Create = (args: readonly GroqNode[], compile: Compile) => Evaluate;

/** Functions that need the dataset or run once per document; groq-js answers all others. */
const NATIVE: Readonly<Record<string, Create>> = {
  "global::count": fromFirst((value) => (Array.isArray(value) ? value.length : null)),
  "global::defined": fromFirst((value) => value !== null && value !== undefined),
  "global::lower": changeText((text) => text.toLowerCase()),
  "global::upper": changeText((text) => text.toUpperCase()),
  "string::lower": changeText((text) => text.toLowerCase()),
  "string::upper": changeText((text) => text.toUpperCase()),
  "pt::text": fromFirst(portableText),
  "global::coalesce": compileCoalesce,
  "global::references": compileReferencesTest,
  "global::path": compilePath,
  "global::identity": () => (scope) => scope.env.identity ?? "<anonymous>",
  "global::now": () => (scope) => scope.env.now.toISOString(),
  "diff::changedAny": compileChangedAny,
  "diff::changedOnly": compileChangedOnly,
  "array::unique": fromFirst(unique),
  "releases::all": () => listReleases,
  "documents::incomingRefCount": () => countIncoming,
  "documents::incomingGlobalDocumentReferenceCount": () => () => 0,
  "documents::get": () => () => null,
  "text::semanticSimilarity": () => () => 0,
  "user::attributes": () => () => null,
  "media::aspect": () => () => null,
};

function fromFirst(apply: (value: unknown) => unknown): Create {
  return ([argument], compile) => {
    const evaluate = argument ? compile(argument) : () => null;
    return (scope) => apply(evaluate(scope));
  };
}

function changeText(change: (text: string) => string): Create {
  return ([argument], compile) => {
    const evaluate = argument ? compile(argument) : () => null;
    return (scope) => {
      const text = evaluate(scope);
      if (typeof text !== "string") return null;
      scope.env.budget.build(weightOf(text));
      return change(text);
    };
  };
}

/** The first of each scalar, null among them; objects and lists are never equal to one another. */
function unique(value: unknown): unknown {
  if (!Array.isArray(value)) return null;
  return [...new Set(value.map((item) => item ?? null))];
}

const portableTexts = new WeakMap<object, unknown>();

/** Caches the text that groq-js extracts; searches need that of every document again and again. */
function portableText(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return null;
  if (!portableTexts.has(value)) {
    const call = {type: "FuncCall", namespace: "pt", name: "text", args: [{type: "Value", value}]};
    portableTexts.set(value, evaluateSync(call).data);
  }
  return portableTexts.get(value);
}

function compileCoalesce(args: readonly GroqNode[], compile: Compile): Evaluate {
  const options = args.map(compile);
  return (scope) => {
    for (const option of options) {
      const value = option(scope);
      if (value !== null && value !== undefined) return value;
    }
    return null;
  };
}

function compileReferencesTest(args: readonly GroqNode[], compile: Compile): Evaluate {
  const targets = args.map(compile);
  return (scope) => {
    const targetIds = targets.flatMap((target) => target(scope)).filter((id) => typeof id === "string");
    if (targetIds.length === 0) return false;
    scope.env.budget.spend(targetIds.length);
    const references = referencesOf(scope.value);
    return targetIds.some((id) => references.has(id));
  };
}

const referencesOfObject = new WeakMap<object, ReadonlySet<string>>();

function referencesOf(value: unknown): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return new Set();
  const known = referencesOfObject.get(value);
  if (known) return known;
  const references = collectReferences(value);
  referencesOfObject.set(value, references);
  return references;
}

/** groq-js makes a regular expression of a pattern; with many open parts it would take forever, uninterrupted. */
const OPEN_PARTS_MAX = 2;

function toPath(pattern: unknown): Path | null {
  if (typeof pattern !== "string") return null;
  if (pattern.split("**").length - 1 <= OPEN_PARTS_MAX) return new Path(pattern);
  throw new Error(`A path can have "**" at most ${OPEN_PARTS_MAX} times`);
}

/** A pattern written in the query, which is nearly every one, becomes its matcher once. */
function compilePath([argument]: readonly GroqNode[], compile: Compile): Evaluate {
  if (argument?.type === "Value") {
    const path = toPath(argument.value);
    return () => path;
  }
  const evaluate = argument ? compile(argument) : () => null;
  return (scope) => toPath(evaluate(scope));
}

function listReleases({env}: Scope): unknown {
  env.reads.type("system.release");
  const releases = env.view.lookup("type", "system.release");
  env.budget.spend(releases.length);
  return [...releases];
}

function countIncoming({env, value}: Scope): number {
  env.reads.everything();
  const id = isObject(value) ? getAttribute(value, "_id") : null;
  return typeof id === "string" ? env.view.lookup("reference", id).length : 0;
}

/** Hands finished arguments to groq-js; `@` goes along for the functions that look at it. */
function delegate({namespace, name, args}: FuncCallNode, compile: Compile): Evaluate {
  const values = args.map(compile);
  return (scope) => {
    const {identity, now, projectId, dataset, budget} = scope.env;
    const finished = values.map((evaluate) => evaluate(scope));
    budget.spend(costOf(name, finished));
    const call = {
      type: "FuncCall",
      namespace,
      name,
      args: finished.map((value) => ({type: "Value", value})),
    };
    const options = {
      root: scope.value,
      timestamp: now,
      sanity: {projectId, dataset},
      ...(identity === null ? {} : {identity}),
    };
    const value: unknown = evaluateSync(call, options).data ?? null;
    budget.build(weightOf(value));
    return value;
  };
}

/** groq-js goes through its arguments once, except where it compares each item with each. */
function costOf(name: string, values: readonly unknown[]): number {
  const weights = values.map(weightOf);
  return name === "intersects"
    ? weights.reduce((product, weight) => product * weight, 1)
    : weights.reduce((sum, weight) => sum + weight, 1);
}
