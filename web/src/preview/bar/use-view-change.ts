import {useState} from "react";
import {changeView, type ViewChoice} from "../change-view";

/** Changes the view and shows the page again under it. A refused change shows the page as well: preview is over. */
export function useViewChange() {
  const [isChanging, setChanging] = useState(false);
  const change = async (choice: ViewChoice) => {
    setChanging(true);
    await changeView(choice);
    location.reload();
  };
  return {isChanging, change};
}
