import type {Region} from "@gradus/schemas/markets";
import {useRouter} from "next/navigation";
import {useEffect, useMemo, useSyncExternalStore} from "react";
import {browserTabStorage} from "@/client/session/browser-storage";
import {flow} from "./flow";
import {createSignUpStore, parseSignUpData, type SignUpData} from "./sign-up-data";
import {allowedStep, type Here} from "./step-rules";
import {type Step, stepPath} from "./steps";

export interface Place {
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

/** The day it is where the person is. */
export function localDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * One step's page: what the tab holds, and the way on. Steps change without loading the page anew, because the password
 * lives in memory only. Data is null until the browser is awake, and while someone is led to an earlier step.
 */
export function useStep(step: Step, {region, base}: Place) {
  const router = useRouter();
  const text = useSyncExternalStore(
    (changed) => tabStore().subscribe(changed),
    () => tabStore().readText(),
    () => null,
  );
  const data = useMemo(() => (text === null ? null : parseSignUpData(text)), [text]);
  const here: Here | null = data && {today: localDay(new Date()), region};
  const allowed = data && here ? allowedStep(step, data, here) : step;

  useEffect(() => {
    if (allowed !== step) router.replace(`${base}${stepPath(allowed)}`);
    else if (flow.hasMoved) document.querySelector("h1")?.focus();
  }, [allowed, step, base, router]);

  return {
    data: allowed === step ? data : null,
    here,
    save: (values: Readonly<Record<string, string>>) => tabStore().save(values),
    goTo(next: Step) {
      flow.hasMoved = true;
      router.push(`${base}${stepPath(next)}`);
    },
  };
}

export type StepControl = ReturnType<typeof useStep>;
export type StepProps<Messages> = {readonly place: Place; readonly messages: Messages};
export type OpenStep = StepControl & {readonly data: SignUpData; readonly here: Here};
