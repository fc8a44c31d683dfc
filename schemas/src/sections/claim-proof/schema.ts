import {CheckmarkCircleIcon} from "@sanity/icons/CheckmarkCircle";
import {artField} from "../../fields/content-fields.ts";
import {headingField, textField} from "../../fields/copy-field.ts";
import {claimsField} from "../../fields/reference-fields.ts";
import {defineSection} from "../section.ts";

export const claimProof = defineSection({
  name: "claimProof",
  title: "Claim with proof",
  description:
    "A claim with what it is compared with and where the number comes from. Gone when a claim ends.",
  icon: CheckmarkCircleIcon,
  fields: [
    claimsField({required: true}),
    headingField("A heading without a number, so that it stays true.", 60),
    textField("The sentence with the claim tokens.", {optional: false}),
    artField(),
  ],
});
