"use client";

import {useState} from "react";
import {browserSession} from "@/client/session/browser-session";
import {cartCount} from "@/client/shop/cart-count";

/** Ends the session and loads the sign-in page anew, so that nothing read for this person stays in memory. */
export function SignOutClient({label, href}: {label: string; href: string}) {
  const [isLeaving, setLeaving] = useState(false);

  async function signOut() {
    if (isLeaving) return;
    setLeaving(true);
    await browserSession().signOut();
    // The cart was theirs, too.
    cartCount.set(0);
    location.assign(href);
  }
  return (
    <button type="button" className="nav-item" aria-disabled={isLeaving} onClick={signOut}>
      {label}
    </button>
  );
}
