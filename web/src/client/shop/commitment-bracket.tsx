export function CommitmentBracket({months}: {readonly months: number}) {
  const count = Math.max(1, months);
  return (
    <svg
      viewBox="0 0 150 42"
      className="commitment-bracket"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M1.5 0V28.500H148.500V40" strokeWidth="3" />
      {Array.from({length: count - 1}, (_, month) => {
        const x = 1.5 + (147 * (month + 1)) / count;
        return <path key={month} d={`M${x} 28V${month % 3 === 2 ? 38 : 34}`} strokeWidth="1.5" />;
      })}
    </svg>
  );
}
