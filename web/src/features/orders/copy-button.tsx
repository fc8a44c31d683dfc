import {useState} from "react";
import {Button} from "@/ui/button";
import {Icon} from "@/ui/icon/icon";

interface Props {
  readonly text: string;
  readonly label: string;
  readonly copied: string;
}

export function CopyButton({text, label, copied}: Props) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <Button variant="secondary" className="noscript:hidden" onClick={() => void copy()}>
      <Icon name={isCopied ? "check" : "copy"} size={16} />
      <span role="status">{isCopied ? copied : label}</span>
    </Button>
  );
}
