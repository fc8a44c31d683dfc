import {WarningOutlineIcon} from "@sanity/icons/WarningOutline";
import {defineField} from "sanity";
import {defineSection} from "../section.ts";

export const guaranteeNotice = defineSection({
  name: "guaranteeNotice",
  title: "Guarantee notice",
  description:
    "The official notice on the legal guarantee, only in regions that have one. Set it to those regions.",
  icon: WarningOutlineIcon,
  titleField: "note",
  fields: [
    defineField({
      name: "note",
      title: "Note for colleagues",
      type: "string",
      description:
        "The notice itself is kept in the region's settings. This note is never shown on the site.",
    }),
  ],
});
