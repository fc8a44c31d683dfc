import {HERO_FIELDS} from "../fragments.ts";

export const heroReferenceProjection = `_type == "heroReference" => {hero->{_id, ${HERO_FIELDS}}}`;
