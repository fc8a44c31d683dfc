import {localized} from "../../localized.ts";

export const storageTableProjection = `_type == "storageTable" => {
  heading,
  "entries": *[_type == "storageEntry"] | order(category asc, name asc){
    _id, name, kind, category, "lifetime": ${localized("lifetime")}, "purpose": ${localized("purpose")}, setBy
  }
}`;
