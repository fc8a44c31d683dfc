import {CaseIcon} from "@sanity/icons/Case";
import {definePlugin} from "sanity";
import {legalActions} from "./actions/legal-actions.ts";
import {legalBadges} from "./badges/state-badge.ts";
import {LegalDesk} from "./desk/legal-desk.tsx";
import {LegalInput, LegalItem} from "./inputs/legal-input.tsx";
import {VERSION_TYPES} from "./legal-types.ts";
import {compareInspector} from "./panes/compare-inspector.tsx";
import {whereInspector} from "./panes/where-inspector.tsx";

export const legalPlugin = definePlugin({
  name: "gradus-legal",
  tools: [{name: "legal-desk", title: "Legal desk", icon: CaseIcon, component: LegalDesk}],
  document: {
    actions: legalActions,
    badges: legalBadges,
    inspectors: (inspectors, {documentType}) =>
      VERSION_TYPES.includes(documentType ?? "")
        ? [...inspectors, compareInspector, whereInspector]
        : inspectors,
  },
  form: {components: {input: LegalInput, item: LegalItem}},
});
