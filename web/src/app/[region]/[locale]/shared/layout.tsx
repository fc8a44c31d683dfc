import type {ReactNode} from "react";
import "../powercenter/powercenter.css";

/** What runners show wears the sheet of PowerCenter, where its charts are at home. */
export default function SharedLayout({children}: {readonly children: ReactNode}) {
  return children;
}
