"use client";

import {useEffect} from "react";
import {useConsents} from "@/client/resources/use-consents";

/** Leads whoever has to agree anew to where they can; everything else of the account waits for it. */
export function AgreementGateClient({href}: {href: string}) {
  const {data} = useConsents();
  const mustAgree = (data?.must_accept.length ?? 0) > 0;
  useEffect(() => {
    if (mustAgree) location.replace(`${href}?next=${encodeURIComponent(location.pathname)}`);
  }, [mustAgree, href]);
  return null;
}
