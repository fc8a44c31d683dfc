import {writeFileSync} from "node:fs";
import {generateSchemas} from "./generate-schemas.ts";

for (const [name, text] of Object.entries(generateSchemas())) {
  writeFileSync(new URL(`../src/protocol/${name}`, import.meta.url), text);
}
