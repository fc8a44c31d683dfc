import {type CSSProperties, useId, useRef} from "react";
import {Button} from "@/ui/button";
import {Icon} from "@/ui/icon/icon";

interface Props {
  readonly label: string;
  readonly items: readonly {readonly label: string; readonly onPress: () => void}[];
}

/** Opening, closing and the way back of the focus are the browser's. */
export function RecordingMenu({label, items}: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const anchor: CSSProperties = {anchorName: `--${id}`};
  return (
    <>
      <Button variant="secondary" popoverTarget={id} style={anchor}>
        {label}
        <Icon name="chevron-down" size={16} />
      </Button>
      <div ref={menu} id={id} popover="auto" className="recording-menu" style={{positionAnchor: `--${id}`}}>
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            onClick={() => {
              // First, so that the focus is back on the button when a dialog records which element to return it to.
              menu.current?.hidePopover();
              item.onPress();
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}
