import {type ButtonLook, buttonClasses} from "./button-classes";
import {Icon} from "./icon/icon";
import {Link, type LinkProps} from "./link";
import {VisuallyHidden} from "./visually-hidden";

/** `external` holds the words a screen reader adds to a link that leaves the site. */
type Props = LinkProps & ButtonLook & {readonly external?: string};

export function ButtonLink({variant, size, full, className, external, children, ...props}: Props) {
  return (
    <Link
      className={buttonClasses({variant, size, full, className})}
      {...(external && {rel: "noopener"})}
      {...props}
    >
      {children}
      {external && <Icon name="external" size={16} />}
      {external && <VisuallyHidden>{external}</VisuallyHidden>}
    </Link>
  );
}
