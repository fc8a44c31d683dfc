import {ART, CLAIM} from "../fragments.ts";

export const claimProofProjection = `_type == "claimProof" => {heading, text, art${ART}, claims[]->${CLAIM}}`;
