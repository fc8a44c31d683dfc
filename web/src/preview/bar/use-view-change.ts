import {useState} from "react";
import {changeView, type ViewChoice} from "../change-view";

/** A refused change reloads the page as well: the preview is over. */
export function useViewChange() {
  const [isChanging, setChanging] = useState(false);
  const change = async (choice: ViewChoice) => {
    setChanging(true);
    await changeView(choice);
    location.reload();
  };
  return {isChanging, change};
}
