import {PortableText, type PortableTextComponents, type PortableTextProps} from "@portabletext/react";
import type {PageContext} from "@/content/page-context";
import {classNames} from "@/lib/class-names";
import {isBuiltPath} from "@/lib/is-built-path";
import {isSafeAddress} from "@/lib/safe-address";
import {Link} from "@/ui/link";

interface RichTextProps {
  readonly value: PortableTextProps["value"];
  readonly context: Pick<PageContext, "href">;
  readonly className?: string;
  /** The level of the text's own headings: one below the heading it stands under. */
  readonly headings?: 2 | 3;
}

/** Tokens are resolved before the text gets here; links stay within the region and language. */
export function RichText({value, context, className, headings = 3}: RichTextProps) {
  return (
    <div className={classNames("prose", className)}>
      <PortableText value={value} components={components(context.href, headings)} />
    </div>
  );
}

function components(href: PageContext["href"], headings: 2 | 3): PortableTextComponents {
  const [Upper, Lower] = headings === 2 ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  return {
    block: {
      h3: ({children}) => <Upper>{children}</Upper>,
      h4: ({children}) => <Lower>{children}</Lower>,
      normal: ({children}) => <p>{children}</p>,
    },
    marks: {
      internalLink: ({value, children}) =>
        value.path && isBuiltPath(value.path) ? (
          <Link href={pageAddress(value.path, href)}>{children}</Link>
        ) : (
          children
        ),
      link: ({value, children}) =>
        value.href && isSafeAddress(value.href) ? (
          <Link href={value.href} rel="noopener">
            {children}
          </Link>
        ) : (
          children
        ),
      clauseRef: ({value, children}) => (
        <Link href={href(`/${value.document}#${value.anchor}`)}>{children}</Link>
      ),
      definedTerm: ({value, children}) => <Link href={`#${value.anchor}`}>{children}</Link>,
    },
    // Content can be newer than this build, or wrong: the words stay.
    unknownMark: ({children}) => <>{children}</>,
    unknownType: () => null,
  };
}

/** A path of the site in this market; `#plans` stays on the page. */
function pageAddress(path: string, href: PageContext["href"]): string {
  return path.startsWith("#") ? path : href(path);
}
