import type {RacePhrase} from "./race-phrases";

export function RaceNotes({notes}: {readonly notes: readonly RacePhrase[]}) {
  return (
    <ul className="race-notes">
      {notes.map(({words, isWarning}) => (
        <li key={words} className={isWarning ? "text-warning" : undefined}>
          {words}
        </li>
      ))}
    </ul>
  );
}
