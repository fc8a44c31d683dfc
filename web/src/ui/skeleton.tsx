export function Skeleton({lines = 2}: {readonly lines?: number}) {
  return (
    <div aria-busy="true" className="mt-8 grid min-h-40 content-start gap-4">
      {Array.from({length: lines}, (_, line) => (
        <div key={line} className="skeleton h-16 rounded-panel" />
      ))}
    </div>
  );
}
