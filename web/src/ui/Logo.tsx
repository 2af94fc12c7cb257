/** Farshore's logo: a shore at the horizon. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect x="1" y="1" width="26" height="26" rx="8" fill="var(--accent)" />
      <path d="M6 13.5c2.5-5.5 5-7.5 8-7.5s5.5 2 8 7.5z" fill="var(--sand)" />
      <path
        d="M4.5 17c2.4-1.8 4.4-1.8 6.4 0s4 1.8 6.2 0 4-1.8 6.4 0M7.5 21.5c1.8-1.4 3.2-1.4 4.6 0s2.6 1.4 4 0 2.8-1.4 4.4 0"
        fill="none"
        stroke="var(--on-accent)"
        stroke-width="1.9"
        stroke-linecap="round"
      />
    </svg>
  );
}
