/** A field only programs fill in. Out of sight, out of the tab order and silent to readers. */
export function Honeypot({name}: {readonly name: string}) {
  return (
    <div className="sr-only" aria-hidden="true">
      <input name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
