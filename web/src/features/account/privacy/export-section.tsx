"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useState} from "react";
import {failureWords} from "@/client/forms/failure-words";
import {fill} from "@/client/messages/fill";
import {Button} from "@/ui/button";
import {useStepUp} from "../step-up/use-step-up";
import {exportStatus} from "./export-state";
import type {PrivacyWords} from "./privacy-words";
import {useExport} from "./use-export";

/** A copy of everything: asked for, waited for, fetched. */
export function ExportSection({user, words}: {user: User; words: PrivacyWords}) {
  const copies = useExport(user);
  const {run, dialog} = useStepUp(user, words);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const {export: copy = null, next_at = null} = copies.data ?? {};

  async function request() {
    if (isAsking) return;
    setAsking(true);
    const reply = await run(copies.request);
    setAsking(false);
    if (reply?.ok) copies.replace(reply.data);
    setProblem(!reply || reply.ok ? null : failureWords(reply.err, words.form));
  }

  async function download() {
    const reply = await run(copies.link);
    setProblem(!reply || reply.ok ? null : failureWords(reply.err, words.form));
    if (reply?.ok) location.assign(reply.data.url);
    // It may have expired since the page was loaded.
    else if (reply) copies.retry();
  }
  const time = new Intl.DateTimeFormat(words.form.format, {dateStyle: "medium", timeStyle: "short"});
  return (
    <section className="mt-8 max-w-measure" aria-busy={copies.isLoading}>
      <h2 className="text-h2">{words.exportTitle}</h2>
      <p className="mt-4">{words.exportText}</p>
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {problem ?? (copies.err && failureWords(copies.err, words.form))}
      </p>
      <p role="status" className="mt-4 empty:hidden">
        {exportStatus(copy, words)}
      </p>
      {copy?.state === "ready" && (
        <Button className="mt-4" onClick={download}>
          {words.exportDownload}
        </Button>
      )}
      {copies.data && next_at === null && (
        <Button className="mt-4" variant="secondary" aria-disabled={isAsking} onClick={request}>
          {isAsking ? words.exportRequesting : words.exportRequest}
        </Button>
      )}
      {next_at !== null && (
        <p className="mt-4 text-text-2">{fill(words.exportNext, {date: time.format(new Date(next_at))})}</p>
      )}
      {dialog}
    </section>
  );
}
