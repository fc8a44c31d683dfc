"use client";

import {useSyncExternalStore} from "react";
import {buttonClasses} from "@/ui/button-classes";
import {safePath} from "./safe-path";

const never = () => () => {};
const retryPath = () => safePath(new URLSearchParams(location.search).get("retry"));

/** Asks for preview once more, in a tab of its own, where the cookie is the site's own. */
export function RetryLinkClient({label}: {label: string}) {
  const href = useSyncExternalStore(never, retryPath, () => "/");
  return (
    <a className={buttonClasses({size: "lg"})} href={href} target="_blank" rel="noopener opener">
      {label}
    </a>
  );
}
