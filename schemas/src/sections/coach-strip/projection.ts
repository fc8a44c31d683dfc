import {ACTION} from "../fragments.ts";

export const coachStripProjection = `_type == "coachStrip" => {heading, text, count, order, action${ACTION}}`;
