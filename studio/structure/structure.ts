import {LEGAL_KINDS} from "@gradus/schemas/fields/options";
import {BasketIcon} from "@sanity/icons/Basket";
import {CaseIcon} from "@sanity/icons/Case";
import {CheckmarkCircleIcon} from "@sanity/icons/CheckmarkCircle";
import {CogIcon} from "@sanity/icons/Cog";
import {DocumentsIcon} from "@sanity/icons/Documents";
import {StackIcon} from "@sanity/icons/Stack";
import type {StructureBuilder, StructureResolver} from "sanity/structure";
import {documentList, folder, singleton} from "./lists.ts";

/** The sidebar, by what editors set out to do rather than by type. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id("content")
    .title("Content")
    .items([
      pages(S).icon(DocumentsIcon),
      store(S).icon(BasketIcon),
      shared(S).icon(StackIcon),
      legal(S).icon(CaseIcon),
      claims(S).icon(CheckmarkCircleIcon),
      site(S).icon(CogIcon),
    ]);

const pages = (S: StructureBuilder) =>
  folder(S, "Pages", [
    documentList(S, {title: "Home", type: "homePage"}),
    documentList(S, {title: "Store page", type: "storePage"}),
    documentList(S, {title: "Landing pages", type: "landingPage"}),
    documentList(S, {title: "Coach program", type: "coachProgramPage"}),
    documentList(S, {title: "Download", type: "downloadPage"}),
    documentList(S, {title: "Compatibility", type: "compatibilityPage"}),
    documentList(S, {title: "Questions and answers", type: "faqPage"}),
    documentList(S, {title: "Coded pages", type: "systemPage"}),
  ]);

const store = (S: StructureBuilder) =>
  folder(S, "Store", [
    documentList(S, {title: "Products", type: "productPage"}),
    documentList(S, {title: "Membership copy", type: "membershipPage"}),
    documentList(S, {title: "Collections", type: "collection"}),
    singleton(S, "Shipping note", "datedNote", "shippingNote"),
    singleton(S, "Return policy", "returnPolicy"),
    singleton(S, "Shipping policy", "shippingPolicy"),
    documentList(S, {title: "Watches", type: "watchDevice", orderBy: "kind"}),
  ]);

const shared = (S: StructureBuilder) =>
  folder(S, "Shared", [
    documentList(S, {title: "Heroes", type: "sharedHero"}),
    documentList(S, {title: "Question groups", type: "faqGroup"}),
    documentList(S, {title: "Announcements", type: "announcement", orderBy: "showFrom"}),
  ]);

const legal = (S: StructureBuilder) =>
  folder(
    S,
    "Legal",
    LEGAL_KINDS.map(({value, title}) => legalDocument(S, value, title)),
  );

const IN_FORCE = "sealed == true && effectiveFrom <= string::split(string(now()), 'T')[0]";

function legalDocument(S: StructureBuilder, kind: string, title: string) {
  const versions = (name: string, filter: string) =>
    documentList(S, {
      title: name,
      type: "legalVersion",
      filter: `kind == $kind && ${filter}`,
      params: {kind},
      orderBy: "effectiveFrom",
      opensLinks: false,
    });
  return folder(S, title, [
    versions("In force and before", IN_FORCE),
    versions("Coming", `sealed == true && !(${IN_FORCE})`),
    versions("In preparation", "sealed != true"),
    documentList(S, {
      title: "Texts",
      type: "legalText",
      filter: "kind == $kind",
      params: {kind},
      orderBy: "effectiveFrom",
      opensLinks: false,
    }),
    singleton(S, "About this document", "legalDocument", `legal-${kind}`),
  ]);
}

const TODAY = "string::split(string(now()), 'T')[0]";
const IN_60_DAYS = "string::split(string(dateTime(now()) + 5184000), 'T')[0]";

const claims = (S: StructureBuilder) =>
  folder(S, "Claims", [
    documentList(S, {title: "Live", type: "claim", filter: `validTo >= ${TODAY}`, orderBy: "validTo"}),
    documentList(S, {
      title: "Ends within 60 days",
      type: "claim",
      filter: `validTo >= ${TODAY} && validTo <= ${IN_60_DAYS}`,
      orderBy: "validTo",
    }),
    documentList(S, {
      title: "Needs evidence",
      type: "claim",
      filter: 'source.evidence == "pending"',
      orderBy: "validTo",
    }),
    documentList(S, {title: "Ended", type: "claim", filter: `validTo < ${TODAY}`, orderBy: "validTo"}),
  ]);

const site = (S: StructureBuilder) =>
  folder(S, "Site", [
    documentList(S, {title: "Navigation and footer", type: "siteSettings"}),
    documentList(S, {title: "Regions", type: "regionSettings", orderBy: "region"}),
    documentList(S, {title: "Redirects", type: "redirect", orderBy: "from"}),
    documentList(S, {title: "Storage register", type: "storageEntry", orderBy: "name"}),
    documentList(S, {title: "Pictures", type: "mediaAltText", orderBy: "_createdAt"}),
  ]);
