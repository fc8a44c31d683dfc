import {useState} from "react";
import type {DocumentActionComponent} from "sanity";
import {lastKnown} from "../../live-query/loadable.ts";
import {useLegalStatus} from "../backend/legal-status.ts";
import type {Move} from "../backend/reply.ts";
import {MoveDialog} from "./move-dialog.tsx";
import {MOVE_SPECS} from "./moves.ts";
import {versionOf} from "./version-of.ts";

/** A button for one move, there only when the person may make it now. */
export function createMoveAction(move: Move): DocumentActionComponent {
  const {label, icon, tone} = MOVE_SPECS[move];
  const MoveAction: DocumentActionComponent = (props) => {
    const status = lastKnown(useLegalStatus(versionOf(props)));
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    if (!isOpen && !status?.moves.includes(move)) return null;
    return {
      label,
      icon,
      tone,
      onHandle: () => setOpen(true),
      dialog: isOpen &&
        status && {
          type: "dialog",
          header: label,
          width: "small",
          onClose: close,
          content: <MoveDialog move={move} onClose={close} status={status} />,
        },
    };
  };
  MoveAction.displayName = `LegalMove(${move})`;
  return MoveAction;
}
