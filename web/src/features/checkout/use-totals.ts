import type {CheckoutTotals} from "@gradus/backend/contract/checkout";
import {type RefObject, useEffect, useState} from "react";
import {readCheckout} from "@/client/resources/cart-calls";

export interface TotalsState {
  /** Null before the provider knows the tax: prices without it are all there is to show. */
  readonly totals: CheckoutTotals | null;
  readonly isLoading: boolean;
}

/** Event of the form's container: its totals may have changed. The live form never sends it. */
const TOTALS_CHANGED = "payment-totals";
/** Maximum time for which a panel shows that totals are being requested; a later answer is still shown. */
const MAX_LOADING_MS = 3000;
const UNKNOWN: TotalsState = {totals: null, isLoading: false};

/** The totals the provider will charge, as our server reports them. `session_id` is null when nothing is payable. */
export function useTotals(session_id: string | null, frame: RefObject<HTMLElement | null>): TotalsState {
  const [state, setState] = useState(UNKNOWN);

  useEffect(() => {
    setState(UNKNOWN);
    const container = frame.current;
    if (session_id === null || !container) return;
    let newest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function ask(id: string) {
      const question = ++newest;
      const reply = await readCheckout(id);
      if (question !== newest) return;
      clearTimeout(timer);
      setState({totals: reply.ok ? reply.data.totals : null, isLoading: false});
    }

    function askAgain(id: string) {
      clearTimeout(timer);
      setState({totals: null, isLoading: true});
      timer = setTimeout(() => setState(UNKNOWN), MAX_LOADING_MS);
      void ask(id);
    }

    const refresh = () => askAgain(session_id);
    container.addEventListener(TOTALS_CHANGED, refresh);
    // The provider may know where its customer lives already.
    void ask(session_id);
    return () => {
      newest = -1;
      clearTimeout(timer);
      container.removeEventListener(TOTALS_CHANGED, refresh);
    };
  }, [session_id, frame]);
  return state;
}
