import type {Order, OrderSummary} from "@gradus/backend/contract/orders";
import {useState} from "react";
import {browserSession} from "../session/browser-session";
import type {Failure} from "../session/reply";
import {readOrder} from "./order-calls";
import {useOwnResource} from "./use-resource";

const PAGE = "20";

/** Newest first; more are loaded on request. */
export function useOrders() {
  const first = useOwnResource("orders", () =>
    browserSession().callCommerce("GET /canyon/orders", {query: {limit: PAGE}}),
  );
  const [more, setMore] = useState<readonly OrderSummary[]>([]);
  const [cursor, setCursor] = useState<string | null | undefined>(undefined);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [problem, setProblem] = useState<Failure | null>(null);
  const next = cursor === undefined ? (first.data?.next_cursor ?? null) : cursor;

  async function loadMore() {
    if (next === null || isLoadingMore) return;
    setLoadingMore(true);
    const reply = await browserSession().callCommerce("GET /canyon/orders", {
      query: {limit: PAGE, cursor: next},
    });
    setLoadingMore(false);
    setProblem(reply.err);
    if (!reply.ok) return;
    setMore((before) => [...before, ...reply.data.items]);
    setCursor(reply.data.next_cursor);
  }
  const data = first.data && [...first.data.items, ...more];
  return {data, err: first.err, retry: first.retry, hasMore: next !== null, isLoadingMore, loadMore, problem};
}

export function useNewestOrders() {
  const {data, err, retry} = useOwnResource("orders newest", () =>
    browserSession().callCommerce("GET /canyon/orders", {query: {limit: "2"}}),
  );
  return {data: data?.items ?? null, err, retry};
}

export function useOrderDocument(pretty_id: string, number: string) {
  return useOwnResource(`order ${pretty_id} document ${number}`, () =>
    browserSession().callCommerce("GET /canyon/orders/{pretty_id}/documents/{number}", {
      params: {pretty_id, number},
    }),
  );
}

export function useOrder(pretty_id: string) {
  return useOwnResource<Order>(`order ${pretty_id}`, () => readOrder({pretty_id}, null));
}
