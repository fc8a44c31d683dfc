import {HONEYPOT} from "@gradus/backend/contract/coach-values";

/** A field only programs fill in. Out of sight, out of the tab order and silent to readers. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <input name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
