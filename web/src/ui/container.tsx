import type {ReactNode} from "react";
import {classNames} from "@/lib/class-names";

interface Props {
  readonly as?: "div" | "section" | "header" | "footer" | "main" | "nav" | "article";
  readonly width?: "marketing" | "app";
  readonly className?: string;
  readonly children: ReactNode;
}

const WIDTH = {
  marketing: "",
  app: "[--wrap-max:var(--app-max)]",
} as const;

export function Container({as: Tag = "div", width = "marketing", className, children}: Props) {
  return <Tag className={classNames("wrap", WIDTH[width], className)}>{children}</Tag>;
}
