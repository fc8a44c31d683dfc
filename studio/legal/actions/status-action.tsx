import {ClockIcon} from "@sanity/icons/Clock";
import {WarningOutlineIcon} from "@sanity/icons/WarningOutline";
import type {DocumentActionComponent} from "sanity";
import {retryNow} from "../../live-query/follow-with-retry.ts";
import {useLegalStatus} from "../backend/legal-status.ts";
import {VERSION_LOADING} from "../words.ts";
import {versionOf} from "./version-of.ts";

/** Shown in place of the moves until the backend has reported which are possible, and when it cannot be reached. */
export const StatusAction: DocumentActionComponent = (props) => {
  const version = versionOf(props);
  const status = useLegalStatus(version);
  if (status.status === "ready" || (props.ready && version === null)) return null;
  if (status.status === "loading") {
    return {
      label: VERSION_LOADING,
      icon: ClockIcon,
      disabled: true,
      title: "What you can do next is known in a moment.",
    };
  }
  return {
    label: "Ask the legal service again",
    icon: WarningOutlineIcon,
    tone: "caution",
    title: status.sentence,
    onHandle: retryNow,
  };
};
