import {TrashIcon} from "@sanity/icons/Trash";
import {useState} from "react";
import type {DocumentActionComponent} from "sanity";
import {useRouter} from "sanity/router";
import {useContentClient} from "../../live-query/content-client.ts";
import {lastKnown} from "../../live-query/loadable.ts";
import {useLegalStatus} from "../backend/legal-status.ts";

const TEXTS = '*[_type == "legalText" && version._ref == $id && _id in path("drafts.**")]._id';

/** A draft that was never published may be deleted with its texts; the lake refuses users who may not write it. */
export const DiscardDraftAction: DocumentActionComponent = ({id, type, draft, published, onComplete}) => {
  const client = useContentClient();
  const {navigateIntent} = useRouter();
  const status = lastKnown(useLegalStatus(type === "legalVersion" ? id : null));
  const [isOpen, setOpen] = useState(false);
  // Who may send it to review is who may write it.
  if (type !== "legalVersion" || !draft || published || !status?.moves.includes("review")) return null;

  async function discard() {
    const texts = await client.fetch<string[]>(TEXTS, {id}, {perspective: "raw"});
    const transaction = [`drafts.${id}`, ...texts].reduce(
      (all, document) => all.delete(document),
      client.transaction(),
    );
    await transaction.commit({tag: "legal.discard"});
    onComplete();
    navigateIntent("edit", {id: `legal-${draft?.kind}`, type: "legalDocument"});
  }

  return {
    label: "Delete this draft",
    icon: TrashIcon,
    tone: "critical",
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: "confirm",
      tone: "critical",
      message: "Delete this draft and its texts in every language? Nobody outside has seen it.",
      confirmButtonText: "Delete",
      onCancel: () => setOpen(false),
      onConfirm: () => void discard(),
    },
  };
};
