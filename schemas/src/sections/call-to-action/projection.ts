import {ACTIONS, ART} from "../fragments.ts";

export const callToActionProjection = `_type == "callToAction" => {field, heading, text, actions[]${ACTIONS}, art${ART}}`;
