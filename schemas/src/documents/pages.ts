import {BasketIcon} from "@sanity/icons/Basket";
import {ClockIcon} from "@sanity/icons/Clock";
import {DocumentIcon} from "@sanity/icons/Document";
import {DownloadIcon} from "@sanity/icons/Download";
import {HelpCircleIcon} from "@sanity/icons/HelpCircle";
import {HomeIcon} from "@sanity/icons/Home";
import {RocketIcon} from "@sanity/icons/Rocket";
import {UsersIcon} from "@sanity/icons/Users";
import {defineField, defineType} from "sanity";
import {choiceField} from "../fields/choice-field.ts";
import {colourField} from "../fields/content-fields.ts";
import {copyField} from "../fields/copy-field.ts";
import {languagePreview} from "../fields/document-preview.ts";
import {hrefProblem} from "../fields/href-problem.ts";
import {itemArray} from "../fields/item-array.ts";
import {addressFields, pageGroups, titleField} from "../fields/page-fields.ts";
import {sectionsField} from "../sections/sections-field.ts";

export const homePage = defineType({
  name: "homePage",
  title: "Home page",
  type: "document",
  icon: HomeIcon,
  description: "The first page of a region and language. A region can have its own.",
  groups: pageGroups,
  fields: [titleField(), sectionsField(), ...addressFields({slug: "fixed"})],
  preview: languagePreview(),
});

export const storePage = defineType({
  name: "storePage",
  title: "Store page",
  type: "document",
  icon: BasketIcon,
  description: "The store's front: the products with prices, then what buyers ask.",
  groups: pageGroups,
  fields: [titleField(), sectionsField(), ...addressFields({slug: "fixed"})],
  preview: languagePreview(),
  validation: (rule) =>
    rule.custom((page) => {
      const sections: unknown = page?.sections;
      const hasProducts =
        Array.isArray(sections) && sections.some((section) => section?._type === "productStrips");
      if (page === undefined || hasProducts) return true;
      return {message: "The store page needs a Product strips section.", path: ["sections"]};
    }),
});

export const landingPage = defineType({
  name: "landingPage",
  title: "Landing page",
  type: "document",
  icon: RocketIcon,
  description: "A page of its own at /landing/…, for a campaign or to explain one thing.",
  groups: pageGroups,
  fields: [
    titleField(),
    {...colourField("track"), group: "content"},
    sectionsField(),
    ...addressFields({slug: "free", canBePure: true}),
    defineField({
      name: "campaign",
      title: "Campaign",
      type: "object",
      group: "address",
      description:
        "The days the page belongs to a campaign. Only a reminder; the page stays until it is unpublished.",
      fields: [
        defineField({name: "from", title: "From", type: "date", description: "First day of the campaign."}),
        defineField({name: "to", title: "To", type: "date", description: "Last day of the campaign."}),
      ],
    }),
  ],
  preview: languagePreview(),
});

export const coachProgramPage = defineType({
  name: "coachProgramPage",
  title: "Coach program",
  type: "document",
  icon: UsersIcon,
  description: "What coaches get, how they join, and the words above the application form.",
  groups: pageGroups,
  fields: [titleField(), sectionsField(), ...addressFields({slug: "fixed"})],
  preview: languagePreview(),
});

export const downloadPage = defineType({
  name: "downloadPage",
  title: "Download",
  type: "document",
  icon: DownloadIcon,
  description: "Where the mobile app is. The store addresses here also feed Download links sections.",
  groups: pageGroups,
  fields: [
    titleField(),
    itemArray({
      name: "stores",
      title: "App stores",
      description: "One entry per system.",
      item: "appStore",
      itemTitle: "App store",
      group: "content",
      preview: {title: "label", subtitle: "href"},
      fields: [
        choiceField({
          name: "code",
          title: "System",
          description: "Decides which sign is drawn on the button.",
          options: [
            {value: "ios", title: "iOS"},
            {value: "android", title: "Android"},
          ],
        }),
        copyField({name: "label", title: "Label", description: "For whom the button is.", max: 36}),
        defineField({
          name: "href",
          title: "Address",
          type: "url",
          description: "The app's page in the store.",
          validation: (rule) => [
            rule.required().error("Enter the address in the store."),
            rule.custom((href) => (href && hrefProblem(href, ["https"])) || true),
          ],
        }),
      ],
    }),
    sectionsField(),
    ...addressFields({slug: "fixed"}),
  ],
  preview: languagePreview(),
});

export const compatibilityPage = defineType({
  name: "compatibilityPage",
  title: "Compatibility",
  type: "document",
  icon: ClockIcon,
  description: "Which watches work. The entries come from the watch register.",
  groups: pageGroups,
  fields: [titleField(), sectionsField(), ...addressFields({slug: "fixed"})],
  preview: languagePreview(),
});

export const faqPage = defineType({
  name: "faqPage",
  title: "Questions and answers",
  type: "document",
  icon: HelpCircleIcon,
  description: "All question groups on one page.",
  groups: pageGroups,
  fields: [titleField(), sectionsField(), ...addressFields({slug: "fixed"})],
  preview: languagePreview(),
});

export const systemPage = defineType({
  name: "systemPage",
  title: "Coded page",
  type: "document",
  icon: DocumentIcon,
  description: "A page built in code whose title and first sentence editors own.",
  groups: pageGroups,
  fields: [
    titleField(),
    copyField({
      name: "lead",
      title: "First sentence",
      description: "Under the title.",
      max: 140,
      rows: 2,
      group: "content",
    }),
    ...addressFields({slug: "fixed"}),
  ],
  preview: languagePreview(),
});
