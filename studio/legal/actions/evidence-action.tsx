import {isoDay} from "@gradus/schemas/days";
import {DownloadIcon} from "@sanity/icons/Download";
import {useState} from "react";
import type {DocumentActionComponent} from "sanity";
import {EvidenceDialog} from "./evidence-dialog.tsx";

/** Proof of what a region showed on a day, for versions that were ever public. */
export const EvidenceAction: DocumentActionComponent = ({published}) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (typeof published?.kind !== "string" || typeof published.effectiveFrom !== "string") return null;
  const kind = published.kind;
  const from = published.effectiveFrom;
  const today = isoDay(new Date());
  const isComing = from > today;
  return {
    label: "Export evidence",
    icon: DownloadIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: "dialog",
      header: "Export evidence",
      width: "small",
      onClose: close,
      content: (
        <EvidenceDialog
          day={isComing ? today : from}
          kind={kind}
          onClose={close}
          region={published.scope === "base" ? "us" : "de"}
        />
      ),
    },
  };
};
