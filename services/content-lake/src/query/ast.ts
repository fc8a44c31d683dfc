/**
 * The syntax tree groq-js produces. Its own declarations do not resolve (the published chunk they live in
 * holds no types), and the tree is not a public interface: this file is the one place that states what the
 * pinned version builds.
 */
export type GroqNode =
  | LeafNode
  | BaseNode
  | AccessAttributeNode
  | OpCallNode
  | LogicNode
  | InRangeNode
  | SelectNode
  | FuncCallNode
  | PipeFuncCallNode
  | MappingNode
  | ObjectNode
  | ArrayNode
  | SelectorNode;

type LeafNode =
  | {readonly type: "Everything" | "This"}
  | {readonly type: "Value"; readonly value: unknown}
  | {readonly type: "Parameter"; readonly name: string}
  | {readonly type: "Parent"; readonly n: number}
  | {readonly type: "Context"; readonly key: "before" | "after"};

type BaseNode =
  | {readonly type: "Group" | "Not" | "Neg" | "Pos" | "Asc" | "Desc"; readonly base: GroqNode}
  | {readonly type: "Deref" | "ArrayCoerce"; readonly base: GroqNode}
  | {readonly type: "AccessElement"; readonly base: GroqNode; readonly index: number}
  | {
      readonly type: "Slice";
      readonly base: GroqNode;
      readonly left: number;
      readonly right: number;
      readonly isInclusive: boolean;
    };

export interface AccessAttributeNode {
  readonly type: "AccessAttribute";
  readonly name: string;
  readonly base?: GroqNode;
}

export interface OpCallNode {
  readonly type: "OpCall";
  readonly op: string;
  readonly left: GroqNode;
  readonly right: GroqNode;
}

export interface LogicNode {
  readonly type: "And" | "Or";
  readonly left: GroqNode;
  readonly right: GroqNode;
}

export interface InRangeNode {
  readonly type: "InRange";
  readonly base: GroqNode;
  readonly left: GroqNode;
  readonly right: GroqNode;
  readonly isInclusive: boolean;
}

export interface SelectNode {
  readonly type: "Select";
  readonly alternatives: readonly {readonly condition: GroqNode; readonly value: GroqNode}[];
  readonly fallback?: GroqNode;
}

export interface FuncCallNode {
  readonly type: "FuncCall";
  readonly namespace: string;
  readonly name: string;
  readonly args: readonly GroqNode[];
}

export interface PipeFuncCallNode {
  readonly type: "PipeFuncCall";
  readonly name: string;
  readonly base: GroqNode;
  readonly args: readonly GroqNode[];
}

/** `Filter` and `Projection` open a scope that `^` reaches; `Map` and `FlatMap` open one it skips. */
export interface MappingNode {
  readonly type: "Filter" | "Projection" | "Map" | "FlatMap";
  readonly base: GroqNode;
  readonly expr: GroqNode;
}

export type ObjectAttribute =
  | {readonly type: "ObjectAttributeValue"; readonly name: string; readonly value: GroqNode}
  | {readonly type: "ObjectSplat"; readonly value: GroqNode}
  | {readonly type: "ObjectConditionalSplat"; readonly condition: GroqNode; readonly value: GroqNode};

export interface ObjectNode {
  readonly type: "Object";
  readonly attributes: readonly ObjectAttribute[];
}

export interface ArrayNode {
  readonly type: "Array";
  readonly elements: readonly {readonly value: GroqNode; readonly isSplat: boolean}[];
}

/** What only selectors are made of, the last argument of `diff::changedAny(…)` and its like. */
type SelectorNode =
  | {readonly type: "Tuple"; readonly members: readonly GroqNode[]}
  | {readonly type: "SelectorFuncCall"; readonly name: "anywhere"; readonly arg: GroqNode}
  | {readonly type: "SelectorNested"; readonly base: GroqNode; readonly nested: GroqNode};

export function parametersOf(node: GroqNode): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (each: GroqNode): void => {
    if (each.type === "Parameter") names.add(each.name);
    for (const child of childrenOf(each)) visit(child);
  };
  visit(node);
  return names;
}

/** The nodes directly below a node, in source order. */
export function childrenOf(node: GroqNode): readonly GroqNode[] {
  switch (node.type) {
    case "AccessAttribute":
      return node.base ? [node.base] : [];
    case "OpCall":
    case "And":
    case "Or":
      return [node.left, node.right];
    case "InRange":
      return [node.base, node.left, node.right];
    case "Select":
      return [
        ...node.alternatives.flatMap((alternative) => [alternative.condition, alternative.value]),
        ...(node.fallback ? [node.fallback] : []),
      ];
    case "FuncCall":
      return node.args;
    case "PipeFuncCall":
      return [node.base, ...node.args];
    case "Filter":
    case "Projection":
    case "Map":
    case "FlatMap":
      return [node.base, node.expr];
    case "Object":
      return node.attributes.flatMap((attribute) =>
        attribute.type === "ObjectConditionalSplat"
          ? [attribute.condition, attribute.value]
          : [attribute.value],
      );
    case "Array":
      return node.elements.map((element) => element.value);
    case "Tuple":
      return node.members;
    case "SelectorFuncCall":
      return [node.arg];
    case "SelectorNested":
      return [node.base, node.nested];
    default:
      return "base" in node ? [node.base] : [];
  }
}
