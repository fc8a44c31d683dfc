import {createContext} from "react";

/** True inside a legal document whose words are locked. */
export const LockContext = createContext(false);
