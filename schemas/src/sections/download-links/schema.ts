import {DownloadIcon} from "@sanity/icons/Download";
import {textField} from "../../fields/copy-field.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const downloadLinks = defineSection({
  name: "downloadLinks",
  title: "Download links",
  description: "Store buttons and a code to scan, from the download page.",
  icon: DownloadIcon,
  fields: [sectionHeading(), textField("What to do on a computer.")],
});
