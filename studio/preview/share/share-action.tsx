import {ShareIcon} from "@sanity/icons/Share";
import {useState} from "react";
import type {DocumentActionComponent} from "sanity";
import {readStudioEnv} from "../../env.ts";
import {firstMarketIn} from "../../region-time/first-market.ts";
import {ShareDialog} from "./share-dialog.tsx";

/** Types whose drafts show nothing on a page by themselves. */
const NOT_SHARED: readonly string[] = ["legalApproval", "shareLink", "redirect", "storageEntry"];

const useShareAction: DocumentActionComponent = ({id, draft, version, published}) => {
  const [isOpen, setOpen] = useState(false);
  const locale = (version ?? draft ?? published)?.locale;
  return {
    label: "Share a preview",
    icon: ShareIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: "custom",
      component: (
        <ShareDialog
          siteUrl={readStudioEnv().siteUrl}
          documentId={id}
          market={firstMarketIn(locale)}
          at={null}
          onClose={() => setOpen(false)}
        />
      ),
    },
  };
};
useShareAction.displayName = "ShareAction";

export const shareAction = (schemaType: string): DocumentActionComponent[] =>
  NOT_SHARED.includes(schemaType) ? [] : [useShareAction];
