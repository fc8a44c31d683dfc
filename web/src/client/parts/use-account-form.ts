import {useRef, useState} from "react";
import {browserSession} from "@/client/session/browser-session";
import type {DraftValues} from "@/client/session/drafts";
import {useDraft} from "@/client/session/use-draft";
import type {FormValues, Mistakes, SendOutcome} from "@/ui/form/form-state";
import {useForm} from "@/ui/form/use-form";

interface Options<Name extends string> {
  /** Names the form among the drafts of its page. */
  readonly id: string;
  readonly names: readonly Name[];
  /** The saved values; null for secrets, which are neither prefilled nor stored as drafts. */
  readonly saved: FormValues<Name> | null;
  /** A field that is never stored as a draft. */
  readonly secret?: Name;
  validate(values: FormValues<Name>): Mistakes;
  send(values: FormValues<Name>): Promise<SendOutcome>;
}

/** A form of the account: filled with what is saved, or with what stood in it before the session was renewed. */
export function useAccountForm<Name extends string>({
  id,
  names,
  saved,
  secret,
  validate,
  send,
}: Options<Name>) {
  const [draft] = useState<DraftValues | null>(() => browserSession().drafts.take(id));
  const [isSaved, setSaved] = useState(false);
  // As it was typed: what the server made of it, as of a city its time zone, is no change to keep.
  const sent = useRef<FormValues<Name> | null>(null);
  const form = useForm({
    names,
    validate,
    send: async (values) => {
      setSaved(false);
      const outcome = await send(values);
      setSaved(outcome.kind === "done");
      if (outcome.kind === "done") sent.current = values;
      return outcome;
    },
  });
  useDraft(id, () => {
    const values = form.values();
    const retainedNames = names.filter((name) => name !== secret);
    const isAs = (known: FormValues<Name>) => retainedNames.every((name) => values?.[name] === known[name]);
    if (!values || !saved || isAs(saved) || (sent.current && isAs(sent.current))) return null;
    return Object.fromEntries(retainedNames.map((name) => [name, values[name]]));
  });
  // What was saved before is no news beside what stops the form now.
  const isNews = isSaved && form.problem === null && form.summary.length === 0;
  return {...form, isSaved: isNews, initial: (name: Name) => draft?.[name] ?? saved?.[name]};
}
