import type {GroqNode, OpCallNode} from "../ast.ts";
import type {Evaluate, Scope} from "../scope.ts";
import {parseTerms, type Term, toWordList, type WordList} from "../text-match.ts";
import {hits, matchesTextQuery, parseTextQuery, type TextQuery, toSearchLists} from "../text-query.ts";

type Compile = (node: GroqNode) => Evaluate;

export interface Match {
  readonly test: (scope: Scope) => boolean;
  /** The part of `score()` this match contributes; 0 when it does not match. */
  readonly score: (scope: Scope) => number;
}

export function compileMatch({left, right}: OpCallNode, compile: Compile): Match {
  const pattern = right.type === "Group" ? right.base : right;
  if (pattern.type === "FuncCall" && pattern.namespace === "text" && pattern.name === "query") {
    const [argument] = pattern.args;
    return compileSearch(compile(left), argument ? compile(argument) : () => null);
  }
  return compilePattern(compile(left), compile(pattern));
}

function compilePattern(text: Evaluate, pattern: Evaluate): Match {
  const termsOf = remember(patternTerms);
  return {
    test(scope) {
      const terms = termsOf(pattern(scope));
      const lists = toLists(text(scope));
      scope.env.budget.spend(terms.length * lists.length);
      return terms.length > 0 && lists.length > 0 && terms.every((term) => hits(term, lists) > 0);
    },
    score(scope) {
      const terms = termsOf(pattern(scope));
      const lists = toLists(text(scope));
      scope.env.budget.spend(terms.length * lists.length);
      return sumOf(terms, lists);
    },
  };
}

/** One pattern or several; anything else among them makes the match fail. */
function patternTerms(pattern: unknown): readonly Term[] {
  const patterns: unknown[] = Array.isArray(pattern) ? pattern : [pattern];
  const texts = patterns.filter((item) => typeof item === "string");
  return texts.length === patterns.length ? texts.flatMap(parseTerms) : [];
}

/** `match` sees texts and lists of texts; what else is in a list does not count. */
function toLists(value: unknown): readonly WordList[] {
  if (typeof value === "string") return [toWordList(value)];
  if (!Array.isArray(value)) return [];
  return value.filter((item) => typeof item === "string").map(toWordList);
}

function compileSearch(text: Evaluate, search: Evaluate): Match {
  const queryOf = remember((value): TextQuery | null =>
    typeof value === "string" ? parseTextQuery(value) : null,
  );
  const listsFor = ({required, refused}: TextQuery, scope: Scope) => {
    const lists = toSearchLists(text(scope));
    scope.env.budget.spend((required.length + refused.length) * lists.length);
    return lists;
  };
  return {
    test(scope) {
      const query = queryOf(search(scope));
      return query !== null && matchesTextQuery(query, listsFor(query, scope));
    },
    score(scope) {
      const query = queryOf(search(scope));
      const lists = query ? listsFor(query, scope) : [];
      if (!query || !matchesTextQuery(query, lists)) return 0;
      return query.required.length === 0 ? 1 : sumOf(query.required, lists);
    },
  };
}

/** BM25's saturation, as groq-js weighs it: the second hit of a word counts less than the first. */
function sumOf(terms: readonly Term[], lists: readonly WordList[]): number {
  return terms.reduce((sum, term) => {
    const count = hits(term, lists);
    return sum + (count * 2.2) / (count + 1.2);
  }, 0);
}

/** A pattern is the same for every document of a run, so the last one is enough to remember. */
function remember<Input, Output>(create: (input: Input) => Output): (input: Input) => Output {
  let last: {readonly input: Input; readonly output: Output} | null = null;
  return (input) => {
    if (!last || last.input !== input) last = {input, output: create(input)};
    return last.output;
  };
}
