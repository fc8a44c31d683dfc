import {CopyIcon} from "@sanity/icons/Copy";
import {useState} from "react";
import {type DocumentActionComponent, useDocumentValuePermissions} from "sanity";
import {combineLoadables} from "../../live-query/loadable.ts";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {regionLaws} from "../data/region-laws.ts";
import {useVersions} from "../data/versions.ts";
import {VERSION_LOADING} from "../words.ts";
import {NewVersionDialog} from "./new-version-dialog.tsx";
import {versionOf} from "./version-of.ts";

// A hypothetical new version, used to check whether the user may create one.
const NEW_DRAFT = {_id: "drafts.legal-new", _type: "legalVersion", sealed: false};

/** The one way to change sealed words: a new version that begins with them. */
export const NewVersionAction: DocumentActionComponent = (props) => {
  const [isOpen, setOpen] = useState(false);
  const version = versionOf(props);
  const kind = typeof props.published?.kind === "string" ? props.published.kind : null;
  const read = combineLoadables(useVersions(kind), useLiveQuery(kind === null ? null : regionLaws));
  const [permission, isAsking] = useDocumentValuePermissions({document: NEW_DRAFT, permission: "create"});
  const close = () => setOpen(false);
  if (version === null || kind === null) return null;
  const isReading = read.status === "loading" || isAsking;
  return {
    label: "New version from this",
    icon: CopyIcon,
    disabled: isReading || permission?.granted !== true,
    title: isReading
      ? VERSION_LOADING
      : permission?.granted
        ? null
        : "Only a legal author drafts new versions.",
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: "dialog",
      header: "New version from this",
      width: "small",
      onClose: close,
      content: <NewVersionDialog onClose={close} read={read} versionId={version} />,
    },
  };
};
