import {ACTION, ART} from "../fragments.ts";

export const chapterProjection = `_type == "chapter" => {heading, body, art${ART}, action${ACTION}}`;
