"use client";

import {type ReactNode, useEffect} from "react";
import {useSession} from "@/client/session/use-session";
import {flow} from "./flow";
import {clearSignUp, type Place, useStep} from "./use-step";

/** The end of signing up, for whoever has an account now; others are led to where they left off. */
export function FinishedClient({place, children}: {place: Place; children: ReactNode}) {
  const {status} = useSession();
  if (status === "unknown") return null;
  return status === "signedIn" ? <Arrived>{children}</Arrived> : <LeadBack place={place} />;
}

function Arrived({children}: {children: ReactNode}) {
  useEffect(() => {
    clearSignUp();
    if (flow.hasMoved) document.querySelector("h1")?.focus();
  }, []);
  return children;
}

function LeadBack({place}: {place: Place}) {
  const {data, goTo} = useStep("finished", place);
  useEffect(() => {
    if (data) goTo("others");
  }, [data, goTo]);
  return null;
}
