export function SkipLink({label}: {label: string}) {
  return (
    <a href="#main" className="skip-link">
      {label}
    </a>
  );
}
