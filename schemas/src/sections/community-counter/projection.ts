import {CLAIM} from "../fragments.ts";

export const communityCounterProjection = `_type == "communityCounter" => {heading, hideWhenUnavailable, claims[]->${CLAIM}}`;
