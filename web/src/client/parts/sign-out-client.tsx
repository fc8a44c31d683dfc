"use client";

import {useState} from "react";
import {signOutTo} from "./sign-out-to";

export function SignOutClient({label, href}: {label: string; href: string}) {
  const [isLeaving, setLeaving] = useState(false);
  async function signOut() {
    if (isLeaving) return;
    setLeaving(true);
    await signOutTo(href);
  }
  return (
    <button type="button" className="nav-item" aria-disabled={isLeaving} onClick={signOut}>
      {label}
    </button>
  );
}
