import {EarthGlobeIcon} from "@sanity/icons/EarthGlobe";
import {defineArrayMember, defineField, defineType} from "sanity";
import {choiceField} from "../fields/choice-field.ts";
import {isRecord} from "../fields/is-record.ts";
import {REGION_CHOICES, regionsOffering} from "../fields/options.ts";

export const targeting = defineType({
  name: "targeting",
  title: "Regions",
  type: "object",
  icon: EarthGlobeIcon,
  description: "The regions in which something exists.",
  fields: [
    choiceField({
      name: "mode",
      title: "Shown in",
      description: "Everywhere, only in some regions, or everywhere except some.",
      initial: "all",
      options: [
        {value: "all", title: "All regions"},
        {value: "only", title: "Only these"},
        {value: "except", title: "All except these"},
      ],
    }),
    defineField({
      name: "regions",
      title: "Regions",
      type: "array",
      description: "Pick from the list.",
      of: [defineArrayMember({type: "string", options: {list: [...REGION_CHOICES]}})],
      options: {list: [...REGION_CHOICES], layout: "grid"},
      hidden: ({parent}) => parent?.mode === undefined || parent.mode === "all",
      validation: (rule) =>
        rule.unique().custom((regions, {parent, document, path}) => {
          if (modeOf(parent) === "all") return true;
          if (!regions?.length) return "Choose at least one region, or show it in all regions.";
          // A section has the same regions in every language; only a whole page must be limited to regions that offer
          // its language.
          const locale = path?.[0] === "availability" ? document?.locale : undefined;
          if (typeof locale !== "string" || modeOf(parent) === "except") return true;
          const offered = regionsOffering(locale);
          const missing = regions.filter((region) => typeof region === "string" && !offered.includes(region));
          return (
            missing.length === 0 || `${regionList(missing)}: no pages there in this language. Take it out.`
          );
        }),
    }),
  ],
  preview: {
    select: {mode: "mode", regions: "regions"},
    prepare: ({mode, regions}) => ({
      title: mode === "all" || !Array.isArray(regions) ? "All regions" : `${mode} ${regions.join(", ")}`,
    }),
  },
});

function modeOf(parent: unknown): unknown {
  return isRecord(parent) ? parent.mode : "all";
}

const regionList = (regions: readonly unknown[]) =>
  regions
    .map((region) => REGION_CHOICES.find(({value}) => value === region)?.title ?? String(region))
    .join(", ");
