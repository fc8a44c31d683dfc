/** Our own icons: 24 grid, butt caps, built from the ticks of the mark. */
export const CUSTOM_ICONS = {
  pod: '<path d="M2.5 12c0-4 4-6 9.5-6s9.5 2 9.5 6-4 6-9.5 6-9.5-2-9.5-6z"/><path d="M12 6v3M8.5 6.5l.4 1.5M15.5 6.5l-.4 1.5M9 14.5l6-2"/>',
  duo: '<path d="M2 9.5c0-2.5 2.5-3.5 6-3.5s6 1 6 3.5-2.5 3.5-6 3.5-6-1-6-3.5z"/><path d="M16.5 11.300c3.300.1 5.5 1.100 5.5 3.200 0 2.5-2.5 3.5-6 3.5s-6-1-6-3.5"/><path d="M8 6v2M16 18v-2"/>',
  clip: '<path d="M4 5v5c0 5 3.5 8 8 8s8-3 8-8V5M8 17v3h3v-2M16 17v3h-3v-2"/>',
  charge: '<path d="M2 8h17v8H2zM22 10.5v3M6 8v3M10 8v5M14 8v3"/>',
  watch:
    '<circle cx="12" cy="12" r="6"/><path d="M9 6.5 9.5 2h5l.5 4.5M9 17.5l.5 4.5h5l.5-4.5M12 8.5V12l2.5 1.5"/>',
  pair: '<path d="M5 18V9M9 18v-4M15 18v-4M19 18V9M9 6h6M12 3v6"/>',
  lap: '<path d="M4 20V4M4 5h13l-3 4 3 4H4"/>',
  zone: '<path d="M3 20h18M3 16h18M3 11h18M3 5h18M7 20v-4M12 16v-5M17 11V5"/>',
  "critical-power":
    '<path d="M4 4v16h17"/><path d="M5 6c2 7 6 8 15 8"/><path d="M9 20v-2M13 20v-3M17 20v-2"/>',
  curve: '<path d="M3 5c2 8 7 11 18 12"/><path d="M3 21v-3M7.5 21v-2M12 21v-3M16.5 21v-2M21 21v-3"/>',
  course: '<path d="M3 18l4-5 4 2 5-8 5 6"/><path d="M3 22v-2M9 22v-1M15 22v-1M21 22v-2"/>',
  hill: '<path d="M2 18 20 8M2 18h19M8 14.5V11M14 11.300V6.5"/>',
  wind: '<path d="M3 9h10a3 3 0 1 0-3-3M3 13h15M3 17h9a2.5 2.5 0 1 1-2.5 2.5M21 13v-2"/>',
  gift: '<path d="M3 9h18v11H3zM3 13h18M12 9v11M12 9C9 9 7 7.5 7 6s2-2.5 3.5-1.5S12 9 12 9zM12 9c3 0 5-1.5 5-3s-2-2.5-3.5-1.5S12 9 12 9z"/>',
  "return-box": '<path d="M4 9v11h16V9M4 9l2-4h12l2 4M4 9h16M15 16H9l2.5-2.5M9 16l2.5 2"/>',
  coach: '<circle cx="12" cy="8" r="3.5"/><path d="M5 20c0-4 3-6 7-6s7 2 7 6M12 14v3M9 20v-2M15 20v-2"/>',
  external: '<path d="M7 17 17 7M9 7h8v8"/>',
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9z"/>',
  facebook:
    '<path d="M13.5 21v-8h3l.5-3.5h-3.5V8c0-1.200.5-2 2-2H17V3h-2.5C11.5 3 10 4.700 10 7.5v2H7V13h3v8"/>',
  youtube: '<rect x="2.5" y="5.5" width="19" height="13" rx="3"/><path d="M10 9v6l5-3z"/>',
  instagram:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="4"/><circle cx="12" cy="12" r="4"/><path d="M17 6.5v1"/>',
} as const;
