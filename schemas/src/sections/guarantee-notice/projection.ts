import {localized} from "../../localized.ts";

/** `notice` is null in regions without one; `file` is null until the official artwork is uploaded. */
export const guaranteeNoticeProjection = `_type == "guaranteeNotice" => {
  "notice": *[_type == "regionSettings" && region == $region && defined(guaranteeNotice)][0]{
    _id, "status": guaranteeNotice.status, "alt": ${localized("guaranteeNotice.altText")},
    "file": guaranteeNotice.file.asset->{_id, url}
  }
}`;
