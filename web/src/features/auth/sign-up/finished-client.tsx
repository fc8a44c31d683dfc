"use client";

import {type ReactNode, useEffect} from "react";
import {useSession} from "@/client/session/use-session";
import {flow} from "./flow";
import {clearSignUp, type SignUpPlace, useStep} from "./use-step";

/** The end of signing up, for whoever has an account now; others are led to where they left off. */
export function FinishedClient({place, children}: {place: SignUpPlace; children: ReactNode}) {
  const {status} = useSession();
  if (status === "unknown") return null;
  return status === "signedIn" ? <AccountReady>{children}</AccountReady> : <BackToLastStep place={place} />;
}

function AccountReady({children}: {children: ReactNode}) {
  useEffect(() => {
    clearSignUp();
    if (flow.hasMoved) document.querySelector("h1")?.focus();
  }, []);
  return children;
}

function BackToLastStep({place}: {place: SignUpPlace}) {
  const control = useStep("finished", place);
  useEffect(() => control?.goTo("others"), [control]);
  return null;
}
