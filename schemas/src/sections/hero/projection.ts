import {HERO_FIELDS} from "../fragments.ts";

export const heroProjection = `_type == "hero" => {${HERO_FIELDS}}`;
