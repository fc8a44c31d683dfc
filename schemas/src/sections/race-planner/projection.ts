import {ACTION} from "../fragments.ts";

export const racePlannerProjection = `_type == "racePlanner" => {heading, text, mode, action${ACTION}}`;
