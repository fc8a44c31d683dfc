/** First in every page: leads keyboard users past the navigation. */
export function SkipLink({label}: {label: string}) {
  return (
    <a href="#main" className="skip-link">
      {label}
    </a>
  );
}
