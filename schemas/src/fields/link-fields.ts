import {defineField} from "sanity";
import {isKnownPath, listFixedPaths} from "../routes.ts";
import {checkDeadLink, sectionLinkProblem} from "./dead-link.ts";
import {hrefProblem} from "./href-problem.ts";
import {isRecord} from "./is-record.ts";

interface LinkField {
  readonly description: string;
  /** There is no `href` beside it, so the path itself is required. */
  readonly isOnlyTarget?: boolean;
}

/** A page of the site, without region and language. */
export function pathField({description, isOnlyTarget = false}: LinkField) {
  return defineField({
    name: "path",
    title: "Page",
    type: "string",
    description,
    placeholder: listFixedPaths().slice(1, 4).join("  "),
    options: {editing: "path"},
    validation: (rule) => [
      rule.custom((path, {parent, document}) => {
        if (!path) return isOnlyTarget || !hasHref(parent) ? "Choose a page or an address." : true;
        if (hasHref(parent)) return "Choose either a page or another address, not both.";
        return pathProblem(path) ?? sectionLinkProblem(path, document) ?? true;
      }),
      rule.custom((path, context) => (path ? checkDeadLink(path, context, "missing") : true)),
      // Both may go out together in a release, so this one does not stop anything.
      rule.custom((path, context) => (path ? checkDeadLink(path, context, "unpublished") : true)).warning(),
    ],
  });
}

export function hrefField({description}: LinkField) {
  return defineField({
    name: "href",
    title: "Other address",
    type: "url",
    description,
    // A field of this type takes the two web schemes alone unless it names others; ours is the rule that judges.
    validation: (rule) =>
      rule
        .uri({scheme: [/^/], allowRelative: true})
        .custom((href) => (href && hrefProblem(href, ["https", "mailto"])) || true),
  });
}

export function pathProblem(path: string): string | null {
  if (/^#[a-z][a-z0-9-]*$/.test(path)) return null;
  if (!path.startsWith("/")) return "Begin the path with a slash, for example /store.";
  if (/^\/[a-z]{2,3}\/(?:en|de|fr|es)(?:\/|$)/.test(path)) {
    return "Leave out region and language: visitors stay in theirs.";
  }
  return isKnownPath(path) ? null : `The page ${path} does not exist. Pick another page or create it.`;
}

const hasHref = (parent: unknown) => isRecord(parent) && Boolean(parent.href);
