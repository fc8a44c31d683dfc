interface Props {
  /** What stands inside the `svg`: a constant of this folder, never content. */
  readonly drawing: string;
  readonly size?: 16 | 20 | 24;
  /** The icon's meaning where no text is beside it. Without it, screen readers skip the icon. */
  readonly label?: string;
  readonly className?: string;
}

/** Inline: no script and no request. */
export function IconDrawing({drawing, size = 20, label, className}: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      className={className}
      {...(label ? {role: "img", "aria-label": label} : {"aria-hidden": true})}
      dangerouslySetInnerHTML={{__html: drawing}}
    />
  );
}
