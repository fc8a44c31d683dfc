import {PortableText, type PortableTextComponents, type PortableTextProps} from "@portabletext/react";
import {isBuiltPath} from "@/lib/is-built-path";
import type {PageContext} from "@/lib/page-context";
import {classNames} from "@/ui/class-names";
import {Link} from "@/ui/link";

interface RichTextProps {
  readonly value: PortableTextProps["value"];
  readonly context: Pick<PageContext, "href">;
  readonly className?: string;
}

/** Editors' text. Its tokens are resolved before it gets here; links stay within the region and language. */
export function RichText({value, context, className}: RichTextProps) {
  return (
    <div className={classNames("prose", className)}>
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
      internalLink: ({value, children}) =>
        isBuiltPath(value.path) ? <Link href={pageAddress(value.path, href)}>{children}</Link> : children,
      link: ({value, children}) => (
        <Link href={value.href} rel="noopener">
          {children}
        </Link>
      ),
      clauseRef: ({value, children}) => (
        <Link href={href(`/${value.document}#${value.anchor}`)}>{children}</Link>
      ),
      definedTerm: ({value, children}) => <Link href={`#${value.anchor}`}>{children}</Link>,
    },
  };
}

/** A path of the site in this market; `#plans` stays on the page. */
function pageAddress(path: string, href: PageContext["href"]): string {
  return path.startsWith("#") ? path : href(path);
}
