import {ART} from "../fragments.ts";

export const storyProjection = `_type == "story" => {heading, body, art${ART}}`;
