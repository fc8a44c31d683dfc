import type {Apparel, ApparelEdit} from "@gradus/backend/contract/gear";
import {useState} from "react";
import {useListStatus} from "@/client/parts/use-list-status";
import {changeShoe, removeShoe, shoeName, useShoes} from "@/client/resources/use-shoes";
import type {ShoesTranslator} from "./shoes-messages";

/** What happened is announced in words; a failure is shown at the action that caused it. */
export function useShoeActions(t: ShoesTranslator) {
  const shoes = useShoes();
  const {list, status, announce, settle} = useListStatus(t);
  const [problem, setProblem] = useState<string | null>(null);

  function saved(message: "list.saved" | "shoes.added", shoe: Apparel) {
    announce(t(message, {name: shoeName(shoe)}));
    shoes.retry();
  }
  /** Words for what stopped it; null when it is done. */
  async function change(shoe: Apparel, edit: ApparelEdit, done: string): Promise<string | null> {
    setProblem(null);
    const stopped = settle(await changeShoe(shoe, edit), done);
    // Another pair may have become the default, or may have changed meanwhile: the current list is read again.
    shoes.retry();
    return stopped;
  }
  const retire = (shoe: Apparel) =>
    change(shoe, {retired: true}, t("shoes.wasRetired", {name: shoeName(shoe)}));

  async function makeDefault(shoe: Apparel) {
    setProblem(await change(shoe, {default: true}, t("shoes.madeDefault", {name: shoeName(shoe)})));
  }
  async function reuse(shoe: Apparel) {
    const stopped = await change(shoe, {retired: false}, t("shoes.wasReused", {name: shoeName(shoe)}));
    setProblem(stopped);
    if (stopped === null) list.current?.focus();
  }
  async function remove(shoe: Apparel): Promise<string | null> {
    setProblem(null);
    const done = t("list.removed", {name: shoeName(shoe)});
    const stopped = settle(await removeShoe(shoe), done, {conflict: t("shoes.worn")});
    if (stopped === null) shoes.retry();
    return stopped;
  }
  return {shoes, list, status, problem, saved, retire, makeDefault, reuse, remove};
}
export type ShoeActions = ReturnType<typeof useShoeActions>;
