/** There from the start and shown by the fragment of the address, so it needs no script and no page of its own. */
export function FragmentMessage({id, children}: {id: string; children: string}) {
  return (
    <p id={id} className="text-ui mt-3 hidden target:block">
      {children}
    </p>
  );
}
