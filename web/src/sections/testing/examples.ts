import type {SectionOf, SectionType} from "../parts/section";
import {FACT_EXAMPLES} from "./fact-examples";
import {STORY_EXAMPLES} from "./story-examples";

/** One complete example of every section. A type without one does not compile. */
export const EXAMPLES: {readonly [T in SectionType]: SectionOf<T>} = {...FACT_EXAMPLES, ...STORY_EXAMPLES};
