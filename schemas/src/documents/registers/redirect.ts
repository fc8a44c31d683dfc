import {ArrowRightIcon} from "@sanity/icons/ArrowRight";
import {defineField, defineType, type ValidationContext} from "sanity";
import {toRedirect} from "../../completeness/redirects.ts";
import {checkDeadLink} from "../../fields/dead-link.ts";
import {pathProblem} from "../../fields/link-fields.ts";
import {runLookup} from "../../fields/query-once-per-run.ts";
import {targetingField, yesNoField} from "../../fields/register-fields.ts";
import {addressTakenProblem, formerAddressProblem, redirectChainProblem} from "./redirect-problems.ts";
import {publishedPages, redirectRegister} from "./redirect-register.ts";

export const redirect = defineType({
  name: "redirect",
  title: "Redirect",
  type: "document",
  icon: ArrowRightIcon,
  description: "An old address that leads to a new one, in every region and language.",
  fields: [
    defineField({
      name: "from",
      title: "From",
      type: "string",
      description: "The old path without region and language, for example /buy.",
      validation: (rule) => [
        rule.required().error("Enter the old path."),
        rule.custom((from) => !from || formerAddressProblem(from) || true),
        rule.custom((from, context) => !from || checkAddressTaken(from, context, true)),
        rule.custom((from, context) => !from || checkAddressTaken(from, context, false)).warning(),
      ],
    }),
    defineField({
      name: "to",
      title: "To",
      type: "string",
      description: "The page it leads to now.",
      options: {editing: "path"},
      validation: (rule) => [
        rule.required().error("Enter the page it leads to."),
        rule.custom((to) => !to || (pathProblem(to) ?? true)),
        rule.custom((to, context) => (to ? checkDeadLink(to, context, "missing") : true)),
        rule.custom((to, context) => (to ? checkDeadLink(to, context, "unpublished") : true)).warning(),
        rule.custom((to, context) => !to || checkRedirectChain(context)),
      ],
    }),
    yesNoField("permanent", "Permanent", "On: search engines forget the old address."),
    targetingField(),
    defineField({
      name: "reason",
      title: "Reason",
      type: "string",
      description: "Why it exists, for colleagues.",
    }),
  ],
  preview: {
    select: {from: "from", to: "to", permanent: "permanent"},
    prepare: ({from, to, permanent}) => ({
      title: `${from ?? "?"} → ${to ?? "?"}`,
      subtitle: permanent ? "Permanent (308)" : "For now (307)",
    }),
  },
});

const checkAddressTaken = (from: string, context: ValidationContext, isFinal: boolean) =>
  runLookup(async () => {
    const problem = addressTakenProblem(from, await publishedPages(context));
    return problem?.isFinal === isFinal ? problem.message : null;
  });

const checkRedirectChain = (context: ValidationContext) =>
  runLookup(async () => {
    const own = context.document ? toRedirect(context.document) : null;
    return own && redirectChainProblem(own, await redirectRegister(context));
  });
