"use client";

import {lazy, Suspense, useState} from "react";
import {useMayBeSignedIn} from "@/client/session/may-be-signed-in";
import type {KnownMember} from "./member-probe";

const MemberProbe = lazy(async () => ({default: (await import("./member-probe")).MemberProbe}));

export function CurrentPlanClient({code, words}: {readonly code: string; readonly words: string}) {
  const [member, setMember] = useState<KnownMember | null>(null);
  if (!useMayBeSignedIn()) return null;
  return (
    <>
      <Suspense fallback={null}>
        <MemberProbe onKnown={setMember} />
      </Suspense>
      {member?.plan === code && <span className="mt-2 block text-label text-primary">{words}</span>}
    </>
  );
}
