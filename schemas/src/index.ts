import {documentSchemas} from "./documents/index.ts";
import {objectSchemas} from "./objects/index.ts";
import {sectionSchemas} from "./sections/index.ts";

export {documentSchemas} from "./documents/index.ts";
export {sectionSchemas} from "./sections/index.ts";

export const schemaTypes = [...documentSchemas, ...sectionSchemas, ...objectSchemas];
