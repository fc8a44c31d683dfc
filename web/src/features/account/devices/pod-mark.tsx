/** Hidden from screen readers: the name is beside it. */
export function PodMark({side}: {readonly side: "left" | "right" | null}) {
  return (
    <svg viewBox="0 0 520 400" aria-hidden="true" className="h-16 w-20 shrink-0">
      <g transform={side === "right" ? "matrix(-1 0 0 1 520 0)" : undefined}>
        <path
          d="M96 222C78 262 92 322 150 326L372 326C430 322 446 268 420 226"
          fill="none"
          stroke="var(--text-3)"
          strokeWidth="22"
        />
        <path
          d="M58 196C58 140 150 100 262 100C374 100 462 140 462 196C462 214 448 226 424 230C380 237 320 240 260 240C200 240 140 237 96 230C72 226 58 214 58 196Z"
          fill="var(--text)"
        />
        <circle cx="404" cy="196" r="16" fill="var(--lume)" />
      </g>
    </svg>
  );
}
