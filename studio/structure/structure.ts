import {BasketIcon} from "@sanity/icons/Basket";
import {CheckmarkCircleIcon} from "@sanity/icons/CheckmarkCircle";
import {CogIcon} from "@sanity/icons/Cog";
import {DocumentsIcon} from "@sanity/icons/Documents";
import {StackIcon} from "@sanity/icons/Stack";
import type {StructureBuilder, StructureResolver} from "sanity/structure";
import {legalStructure} from "../legal/structure.ts";
import {documentList, folder, pageList, singleton} from "./lists.ts";
import {needsAttention} from "./needs-attention.tsx";

export const structure: StructureResolver = (S) =>
  S.list()
    .id("content")
    .title("Content")
    .items([
      needsAttention(S),
      S.divider(),
      pages(S).icon(DocumentsIcon),
      store(S).icon(BasketIcon),
      shared(S).icon(StackIcon),
      legalStructure(S),
      claims(S).icon(CheckmarkCircleIcon),
      site(S).icon(CogIcon),
    ]);

const pages = (S: StructureBuilder) =>
  folder(S, "Pages", [
    pageList(S, {title: "Home", type: "homePage"}),
    pageList(S, {title: "Store page", type: "storePage"}),
    pageList(S, {title: "Landing pages", type: "landingPage", noun: "landing page"}),
    pageList(S, {title: "Coach program", type: "coachProgramPage"}),
    pageList(S, {title: "Download", type: "downloadPage"}),
    pageList(S, {title: "Compatibility", type: "compatibilityPage"}),
    pageList(S, {title: "Questions and answers", type: "faqPage"}),
    pageList(S, {title: "Coded pages", type: "systemPage"}),
  ]);

const store = (S: StructureBuilder) =>
  folder(S, "Store", [
    pageList(S, {title: "Products", type: "productPage"}),
    pageList(S, {title: "Membership copy", type: "membershipPage"}),
    pageList(S, {title: "Collections", type: "collection", noun: "collection"}),
    singleton(S, "Shipping note", "datedNote", "shippingNote"),
    singleton(S, "Return policy", "returnPolicy"),
    singleton(S, "Shipping policy", "shippingPolicy"),
    documentList(S, {title: "Watches", type: "watchDevice", orderBy: "kind"}),
  ]);

const shared = (S: StructureBuilder) =>
  folder(S, "Shared", [
    pageList(S, {title: "Heroes", type: "sharedHero", noun: "hero"}),
    pageList(S, {title: "Question groups", type: "faqGroup", noun: "question group"}),
    documentList(S, {title: "Announcements", type: "announcement", orderBy: "showFrom"}),
  ]);

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
    pageList(S, {title: "Navigation and footer", type: "siteSettings"}),
    documentList(S, {title: "Regions", type: "regionSettings", orderBy: "region"}),
    documentList(S, {title: "Redirects", type: "redirect", orderBy: "from"}),
    documentList(S, {title: "Storage register", type: "storageEntry", orderBy: "name"}),
    documentList(S, {title: "Pictures", type: "mediaAltText", orderBy: "_createdAt"}),
  ]);
