import type {ComponentProps, ReactNode} from "react";
import {CartNotices} from "./notices";

interface Props {
  readonly heading: string;
  readonly words: string;
  readonly notices?: ComponentProps<typeof CartNotices> | null | undefined;
  readonly children: ReactNode;
}

export function ShopMessage({heading, words, notices, children}: Props) {
  return (
    <div className="wrap py-section">
      <h1 tabIndex={-1} className="text-display-2">
        {heading}
      </h1>
      {notices && <CartNotices {...notices} />}
      <div className="mt-10 border-t border-line-strong pt-8">
        <p role="status" className="text-h3">
          {words}
        </p>
        {children}
      </div>
    </div>
  );
}
