"use client";

import {type ReactNode, useEffect, useState} from "react";
import {useSession} from "@/client/session/use-session";
import {flow} from "./flow";
import {clearSignUp, type SignUpPlace, useStep} from "./use-step";

interface Props {
  readonly place: SignUpPlace;
  readonly leads: Readonly<Record<"unproven" | "proven", string>>;
  /** The way to prove the address, unless a provider has. */
  readonly proof: ReactNode;
  readonly children: ReactNode;
}

/** The end of sign-up, for a user who has an account now; other visitors are sent to the step where they left off. */
export function FinishedClient({place, ...content}: Props) {
  const {status} = useSession();
  if (status === "unknown") return null;
  return status === "signedIn" ? <AccountReady {...content} /> : <BackToLastStep place={place} />;
}

function AccountReady({leads, proof, children}: Omit<Props, "place">) {
  const [isProven] = useState(flow.isProven);
  useEffect(() => {
    clearSignUp();
    if (flow.hasMoved) document.querySelector("h1")?.focus();
  }, []);
  return (
    <div className="mt-4 max-w-measure">
      <p className="text-body-lg text-text-2">{isProven ? leads.proven : leads.unproven}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        {children}
        {!isProven && proof}
      </p>
    </div>
  );
}

function BackToLastStep({place}: {place: SignUpPlace}) {
  const control = useStep("finished", place);
  useEffect(() => control?.goTo("others"), [control]);
  return null;
}
