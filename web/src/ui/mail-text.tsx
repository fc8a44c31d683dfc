import {Fragment} from "react";

// Split at: the addresses are every second part. A full stop after one belongs to its sentence.
const ADDRESS = /([^\s@]+@[^\s@]+\.[a-z]+)/i;

export function MailText({children}: {children: string}) {
  return children.split(ADDRESS).map((part, index) => {
    if (part === "") return null;
    if (index % 2 === 0) return <Fragment key={part}>{part}</Fragment>;
    return (
      <a key={part} className="link" href={`mailto:${part}`}>
        {part}
      </a>
    );
  });
}
