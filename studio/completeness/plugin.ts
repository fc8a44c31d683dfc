import {BellIcon} from "@sanity/icons/Bell";
import {ChartUpwardIcon} from "@sanity/icons/ChartUpward";
import {ThLargeIcon} from "@sanity/icons/ThLarge";
import {definePlugin} from "sanity";
import {AttentionTool} from "./attention/attention-tool.tsx";
import {MatrixTool} from "./matrix/matrix-tool.tsx";
import {offerRedirect} from "./redirects/offer-redirect.tsx";
import {ReportsTool} from "./reports/reports-tool.tsx";

export const completenessPlugin = definePlugin({
  name: "gradus-completeness",
  tools: [
    {name: "completeness", title: "Completeness", icon: ThLargeIcon, component: MatrixTool},
    {name: "attention", title: "Needs attention", icon: BellIcon, component: AttentionTool},
  ],
  document: {actions: (actions) => actions.map(offerRedirect)},
});

/** A plugin of its own because its tool stands last. */
export const reportsPlugin = definePlugin({
  name: "gradus-reports",
  tools: [{name: "reports", title: "Reports", icon: ChartUpwardIcon, component: ReportsTool}],
});
