import {readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {ROOT} from "../env.ts";
import {contentShapes} from "./content-shapes.ts";

// The second half of `pnpm typegen`; the first one writes the types this reads.
const content = join(ROOT, "web/src/content");
const types = readFileSync(join(content, "sanity.generated.ts"), "utf8");
writeFileSync(join(content, "shape/content-shapes.generated.ts"), contentShapes(types));
