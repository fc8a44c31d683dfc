import {MEMBERSHIP_COPY} from "../fragments.ts";

export const stillFreeProjection = `_type == "stillFree" => {heading, "membership": ${MEMBERSHIP_COPY}}`;
