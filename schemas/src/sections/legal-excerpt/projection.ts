import {localized} from "../../localized.ts";

const TEXT = `*[_type == "legalText" && version._ref == ^._id && locale in $chain]
      | order(select(locale == $chain[0] => 0, 1) asc)[0]`;
const IN_FORCE = `*[_type == "legalVersion" && kind == ^.document && sealed
    && state != "withdrawnBeforeEffect" && effectiveFrom <= $today`;

// The scope that applied to the region when a version was sealed; before it is sealed, the scope in the region's
// current settings.
const OF_REGION = "regions[region == $region]";
const SCOPE_THEN = `select(defined(regions) => ${OF_REGION}[0].scope, $scope)`;

/**
 * One clause of the version in force. With an `overlay` the region's own version counts:
 * its override of the clause, else the clause of the base it names. `plain` answers everywhere else, and where
 * it is recorded that a newer common version needs no words of the region's own.
 */
export const legalExcerptProjection = `_type == "legalExcerpt" => {
  heading, document, clause,
  "source": *[_type == "legalDocument" && kind == ^.document][0]{_id, path, "title": ${localized("title")}},
  "overlay": ${IN_FORCE} && scope != "base" && scope == ${SCOPE_THEN}] | order(effectiveFrom desc)[0]{
    _id, label, effectiveFrom,
    "text": ${TEXT}{_id, locale, "override": overrides[anchor == ^.^.^.clause][0]{mode, title, body}},
    "base": base->{
      _id,
      "text": ${TEXT}{
        _id, locale, "clause": clauses[anchor == ^.^.^.^.clause || ^.^.^.^.clause in aliases][0]{anchor, title, body}
      }
    }
  },
  "plain": ${IN_FORCE} && scope == "base" && defined(${SCOPE_THEN})] | order(effectiveFrom desc)[0]{
    _id, label, effectiveFrom, "isForAll": ${SCOPE_THEN} == "base" || ${SCOPE_THEN} in coalesce(noDifference, []),
    "text": ${TEXT}{
      _id, locale, "clause": clauses[anchor == ^.^.^.clause || ^.^.^.clause in aliases][0]{anchor, title, body}
    }
  }
}`;
