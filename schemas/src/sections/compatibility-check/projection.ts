import {WATCHES} from "../fragments.ts";

export const compatibilityCheckProjection = `_type == "compatibilityCheck" => {heading, text, "watches": ${WATCHES}}`;
