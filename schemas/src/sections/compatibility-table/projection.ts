import {WATCHES} from "../fragments.ts";

export const compatibilityTableProjection = `_type == "compatibilityTable" => {heading, "watches": ${WATCHES}}`;
