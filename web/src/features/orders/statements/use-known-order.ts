import type {Order} from "@gradus/backend/contract/orders";
import {useEffect, useState} from "react";
import {readOrder} from "@/client/resources/order-calls";
import {useSession} from "@/client/session/use-session";

/**
 * The order the page was opened with, or the user's own order of that number. Null otherwise: the form then requests
 * all data.
 */
export function useKnownOrder(first: Order | null, link: string | null, number: string): Order | null {
  const {userId} = useSession();
  const [own, setOwn] = useState<Order | null>(null);
  const isAsked = first === null && link === null && number !== "" && userId !== null;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void readOrder({pretty_id: number}, null).then((reply) => {
      if (reply.ok && isCurrent) setOwn(reply.data);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsked, number]);
  return first ?? own;
}
