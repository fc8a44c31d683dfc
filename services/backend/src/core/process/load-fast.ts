import {enableCompileCache, type RegisterHooksOptions, registerHooks} from "node:module";
import {join} from "node:path";
import {packageOf} from "./package-of.ts";

type Resolve = NonNullable<RegisterHooksOptions["resolve"]>;
type Resolved = ReturnType<Resolve>;

/**
 * Halves the time until the program listens (3.5 s to 1.6 s of processor where it was measured). Call it before the
 * program is imported.
 *
 * Node reads the package.json of a library anew for each file that imports it, and that of the database library has
 * 179 kB: a name that a package has asked for is resolved once. What was compiled is kept for the next start; where
 * nothing can be written, it is compiled each time.
 */
export function loadFast() {
  enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/compiled"));
  registerHooks({resolve: resolveOnce(new Map())});
}

/** Only bare names: everything else leads to another file from each folder. */
function resolveOnce(known: Map<string, Resolved>): Resolve {
  return (specifier, context, next) => {
    const asking = context.parentURL === undefined ? null : packageOf(context.parentURL);
    if (asking === null || !/^@?[a-z][^:]*$/.test(specifier)) return next(specifier, context);
    const key = JSON.stringify([asking, specifier, context.conditions, context.importAttributes]);
    const resolved = known.get(key) ?? next(specifier, context);
    known.set(key, resolved);
    return {...resolved, shortCircuit: true};
  };
}
