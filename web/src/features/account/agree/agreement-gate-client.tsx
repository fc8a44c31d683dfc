"use client";

import {useEffect} from "react";
import {useConsents} from "@/client/resources/use-consents";

/** Redirects a user who has to agree again to the page for it. The rest of the account waits until they have agreed. */
export function AgreementGateClient({href}: {href: string}) {
  const {data} = useConsents();
  const mustAgree = (data?.must_accept.length ?? 0) > 0;
  useEffect(() => {
    if (mustAgree) location.replace(`${href}?next=${encodeURIComponent(location.pathname)}`);
  }, [mustAgree, href]);
  return null;
}
