import {refuse} from "../protocol/errors.ts";
import {isHidden} from "../protocol/hidden.ts";
import {kindOf} from "../protocol/ids.ts";
import type {Store} from "../state/store.ts";

interface Tree {
  readonly [name: string]: Tree;
}

const MAX_DEPTH = 4;

/** Returns an object as the API does: ids named by `expand` become objects; fields not requested are left out. */
export function present(store: Store, value: unknown, paths: readonly string[]): unknown {
  return show(store, value, toTree(paths), "");
}

function toTree(paths: readonly string[]): Tree {
  const root: Record<string, Tree> = {};
  for (const path of paths) {
    const names = path.split(".");
    if (names.filter((name) => name !== "data").length > MAX_DEPTH) {
      refuse(`You cannot expand more than ${MAX_DEPTH} levels of a property`, "expand");
    }
    let node: Record<string, Tree> = root;
    for (const name of names) node = node[name] ??= {};
  }
  return root;
}

function show(store: Store, value: unknown, tree: Tree, path: string): unknown {
  if (Array.isArray(value)) return value.map((one) => show(store, one, tree, path));
  if (typeof value === "string" && path !== "") return show(store, resolve(store, value, path), tree, "");
  if (typeof value !== "object" || value === null) return value;
  const kind = "object" in value ? value.object : null;
  const fields = Object.entries(value);
  for (const name of Object.keys(tree)) {
    // A field shown only on request may be missing where it has no value.
    if (!isHidden(kind, name) && !fields.some(([field]) => field === name))
      refuse(`This property cannot be expanded (${path}${name}).`, "expand");
  }
  return Object.fromEntries(
    fields
      .filter(([name]) => !isHidden(kind, name) || Object.hasOwn(tree, name))
      .map(([name, inside]) => {
        const below = tree[name];
        return [name, show(store, inside, below ?? {}, below ? `${path}${name}.` : "")];
      }),
  );
}

function resolve(store: Store, id: string, path: string): object {
  const kind = kindOf(id);
  const found = kind && store.get(kind, id);
  if (found) return found;
  // Coupons have ids that people choose.
  const coupon = store.get("coupon", id);
  if (coupon) return coupon;
  return refuse(`This property cannot be expanded (${path.slice(0, -1)}).`, "expand");
}
