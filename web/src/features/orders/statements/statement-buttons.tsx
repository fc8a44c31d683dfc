import {buttonClasses} from "@/ui/button-classes";

/** With scripts a second step follows; without them the form submits the declaration, as its label states. */
export function StatementButtons({first, only}: {readonly first: string; readonly only: string}) {
  return (
    <>
      <button type="submit" className={buttonClasses({size: "lg", className: "mt-8 noscript:hidden"})}>
        {first}
      </button>
      <noscript>
        <button type="submit" className={buttonClasses({size: "lg", className: "mt-8"})}>
          {only}
        </button>
      </noscript>
    </>
  );
}
