import type {ReactNode} from "react";
import "./powercenter.css";

/** Everything of PowerCenter wears one more sheet than the site, which visitors who come to read never load. */
export default function PowerCenterLayout({children}: {readonly children: ReactNode}) {
  return children;
}
