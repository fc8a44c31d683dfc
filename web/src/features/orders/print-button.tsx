import {Button} from "@/ui/button";
import {Icon} from "@/ui/icon/icon";

/** Where no scripts run, the browser's own menu prints. */
export function PrintButton({label}: {readonly label: string}) {
  return (
    <Button variant="secondary" className="noscript:hidden" onClick={() => window.print()}>
      <Icon name="printer" size={16} />
      {label}
    </Button>
  );
}
