interface Props {
  readonly width: number;
  readonly height: number;
}

const STEP = 8;

export function RouteFrame({width, height}: Props) {
  const along = (length: number) =>
    Array.from({length: Math.floor(length / STEP) - 1}, (_, index) => ({
      at: (index + 1) * STEP,
      tick: (index + 1) % 5 === 0 ? 8 : 4,
    }));
  const edges = [
    ...along(width).map(({at, tick}) => `M${at} 0v${tick}M${at} ${height}v-${tick}`),
    ...along(height).map(({at, tick}) => `M0 ${at}h${tick}M${width} ${at}h-${tick}`),
  ];
  return <path d={edges.join("")} stroke="var(--line-strong)" strokeWidth="1" />;
}
