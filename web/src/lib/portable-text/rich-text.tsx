import {PortableText, type PortableTextComponents, type PortableTextProps} from "@portabletext/react";
import {stegaClean} from "@sanity/client/stega";
import type {PageContext} from "@/lib/page-context";

export type RichTextValue = PortableTextProps["value"];

interface RichTextProps {
  readonly value: RichTextValue;
  readonly context: Pick<PageContext, "href">;
  readonly className?: string;
}

/** Editors' text. Its tokens are resolved before it gets here; links stay within the region and language. */
export function RichText({value, context, className = ""}: RichTextProps) {
  return (
    <div className={`prose ${className}`.trim()}>
      <PortableText value={value} components={components(context.href)} />
    </div>
  );
}

function components(href: PageContext["href"]): PortableTextComponents {
  return {
    block: {
      h3: ({children}) => <h3>{children}</h3>,
      h4: ({children}) => <h4>{children}</h4>,
      normal: ({children}) => <p>{children}</p>,
    },
    marks: {
      internalLink: ({value, children}) => <a href={siteHref(value?.path, href)}>{children}</a>,
      link: ({value, children}) => (
        <a href={stegaClean(value?.href)} rel="noopener">
          {children}
        </a>
      ),
      clauseRef: ({value, children}) => (
        <a href={href(`/${stegaClean(value?.document)}#${stegaClean(value?.anchor)}`)}>{children}</a>
      ),
      definedTerm: ({value, children}) => <a href={`#${stegaClean(value?.anchor)}`}>{children}</a>,
    },
  };
}

function siteHref(path: unknown, href: PageContext["href"]): string {
  const cleaned = stegaClean(typeof path === "string" ? path : "/");
  return cleaned.startsWith("#") ? cleaned : href(cleaned);
}
