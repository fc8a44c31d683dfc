import {shoeName, useShoes} from "@/client/resources/use-shoes";

export function WornShoe({id}: {readonly id: string}) {
  const shoe = useShoes().data?.items.find((each) => each.id === id);
  return shoe ? ` \u00b7 ${shoeName(shoe)}` : null;
}
