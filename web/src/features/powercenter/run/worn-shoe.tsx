import {shoeName, useShoes} from "@/client/resources/use-shoes";

/** The pair of shoes named by the user's own run, after the other facts; nothing until it is known. */
export function WornShoe({id}: {readonly id: string}) {
  const shoe = useShoes().data?.items.find((each) => each.id === id);
  return shoe ? ` \u00b7 ${shoeName(shoe)}` : null;
}
