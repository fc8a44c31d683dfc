import type {ReactNode} from "react";

export function LegalNotice({children}: {children: ReactNode}) {
  return <p className="mt-6 max-w-measure border-l-4 border-primary py-1 pl-4 text-body">{children}</p>;
}
