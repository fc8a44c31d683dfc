import type {Region} from "@gradus/schemas/markets";
import {useRouter} from "next/navigation";
import {useEffect, useMemo, useState, useSyncExternalStore} from "react";
import {browserTabStorage} from "@/client/session/browser-storage";
import {localDay} from "@/lib/time/local-day";
import {flow} from "./flow";
import {createSignUpStore, parseSignUpData, type SignUpData} from "./sign-up-data";
import {allowedStep, type RuleContext} from "./step-rules";
import {type Step, stepPath} from "./steps";

export interface SignUpPlace {
  readonly region: Region;
  /** `/{region}/{locale}`, before the path of a step. */
  readonly base: string;
}

type Store = ReturnType<typeof createSignUpStore>;
let store: Store | null = null;
function tabStore(): Store {
  store ??= createSignUpStore(browserTabStorage());
  return store;
}

/** After the account is made nothing of it needs to stay in the tab. */
export const clearSignUp = () => tabStore().clear();

export interface OpenStep {
  readonly data: SignUpData;
  readonly ruleContext: RuleContext;
  save(values: Readonly<Record<string, string>>): void;
  goTo(next: Step): void;
}
export type StepProps<Translator> = {readonly place: SignUpPlace; readonly t: Translator};

/**
 * Steps change without loading the page anew, because the password lives in memory only.
 * Null until the browser is awake, and while someone is led to an earlier step.
 */
export function useStep(step: Step, {region, base}: SignUpPlace): OpenStep | null {
  const router = useRouter();
  const text = useSyncExternalStore(
    (changed) => tabStore().subscribe(changed),
    () => tabStore().readText(),
    () => null,
  );
  const data = useMemo(() => (text === null ? null : parseSignUpData(text)), [text]);
  const ruleContext: RuleContext = {today: localDay(new Date()), region};
  // A visitor who is sent back gets the focus on the field with the mistake, not on the heading.
  const [isSentBack] = useState(() => flow.refusal?.step === step);
  const allowed = data ? allowedStep(step, data, ruleContext) : step;

  useEffect(() => {
    if (allowed !== step) router.replace(`${base}${stepPath(allowed)}`);
    else if (flow.hasMoved && !isSentBack) document.querySelector("h1")?.focus();
  }, [allowed, step, base, router, isSentBack]);

  if (data === null || allowed !== step) return null;
  return {
    data,
    ruleContext,
    save: (values) => tabStore().save(values),
    goTo(next) {
      flow.hasMoved = true;
      router.push(`${base}${stepPath(next)}`);
    },
  };
}
