import type {Share} from "@gradus/backend/contract/sharing";
import {useState} from "react";
import {useListStatus} from "@/client/parts/use-list-status";
import {changeShare, endShare, useShares} from "@/client/resources/use-shares";
import type {SharesTranslator} from "./shares-messages";

/** What happened is announced in words; a failure is shown at the action that caused it. */
export function useShareActions(t: SharesTranslator) {
  const shares = useShares();
  const {list, status, announce, settle} = useListStatus(t);
  const [problem, setProblem] = useState<string | null>(null);

  function saved({other}: Share) {
    announce(t("list.saved", {name: other.name}));
    shares.retry();
  }
  async function answer(share: Share, status: "accepted" | "declined") {
    const done = t(status === "accepted" ? "shares.accepted" : "shares.declined", {name: share.other.name});
    const stopped = settle(await changeShare(share, {status}), done);
    setProblem(stopped);
    shares.retry();
    if (stopped === null) list.current?.focus();
  }
  /** Words for what stopped it; null when it is done. */
  async function end(share: Share): Promise<string | null> {
    setProblem(null);
    const stopped = settle(await endShare(share), t("shares.stopped", {name: share.other.name}));
    if (stopped === null) shares.retry();
    return stopped;
  }
  return {shares, list, status, problem, saved, answer, end};
}
export type ShareActions = ReturnType<typeof useShareActions>;
