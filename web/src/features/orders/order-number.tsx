/** In its groups, so that it wraps between them; selected and read as one. */
export function OrderNumber({
  number,
  className = "order-number",
}: {
  readonly number: string;
  readonly className?: string;
}) {
  const groups = number.split("-");
  return (
    <span className={className}>
      {groups.map((group, index) => (
        <span key={index}>{index < groups.length - 1 ? `${group}-` : group}</span>
      ))}
    </span>
  );
}
