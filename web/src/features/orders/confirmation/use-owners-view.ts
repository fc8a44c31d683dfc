import type {Order} from "@gradus/backend/contract/orders";
import {useEffect, useState} from "react";
import {type OrderLink, readOrder} from "@/client/resources/order-calls";
import {useSession} from "@/client/session/use-session";

/**
 * The server does not know who is signed in, so the page it renders names no person. A customer who bought it reads
 * their order once the page is hydrated. True from then on.
 */
export function useOwnersView(first: Order, link: OrderLink, replace: (order: Order) => void): boolean {
  const {userId} = useSession();
  const [isOwner, setOwner] = useState(false);
  useEffect(() => {
    if (userId === null || link !== null) return;
    let isCurrent = true;
    void readOrder(first, null).then((reply) => {
      if (!reply.ok || !isCurrent) return;
      replace(reply.data);
      setOwner(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, link, first, replace]);
  return isOwner;
}
