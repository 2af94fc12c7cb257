/** What each level of bots looks like: one silhouette each on a paper disc, ink lines, one or two flat colours. */
import type { JSX } from "preact";

const eyes = (left: number, right: number, y: number) => (
  <g fill="var(--badge-ink)" stroke="none">
    <circle cx={left} cy={y} r="1.2" />
    <circle cx={right} cy={y} r="1.2" />
  </g>
);

const DRAWINGS: Record<string, JSX.Element> = {
  random: (
    <>
      <path fill="var(--s4)" d="M12 12C9 5 4 5 4 9s3 5 8 3c5 2 8 1 8-3s-5-4-8 3z" />
      <path fill="var(--s3)" d="M12 12c-4 1-6 3-5 6s5 0 5-6c0 6 4 9 5 6s-1-5-5-6z" />
      <path d="M12 9v10M12 9L9.5 5.5M12 9l2.5-3.5" />
    </>
  ),
  greedy: (
    <>
      <path fill="var(--badge-ink)" d="M5 18C4 9 8 5 13 5c4 0 6 3 6 6l-4 1c0 4-4 7-10 6z" />
      <path fill="var(--badge)" d="M8 17c0-3 3-5 6-5 0 3-2 5-6 5z" />
      <path fill="var(--s3)" d="M18.5 9l3.5 2-4 1.2z" />
      <circle cx="15" cy="8.5" r="1.2" fill="var(--badge)" stroke="none" />
    </>
  ),
  casual: (
    <>
      <path fill="var(--s2)" fill-opacity=".55" d="M4 12c0-5 3-8 8-8s8 3 8 8-3 8-8 8-8-3-8-8z" />
      <path fill="var(--badge)" d="M7.5 14.5c0-2.5 2-3.5 4.5-3.5s4.5 1 4.5 3.5S14.5 18 12 18s-4.5-1-4.5-3.5z" />
      {eyes(8.5, 15.5, 9.5)}
      <path d="M10.8 13h2.4L12 14.4zM12 14.4v1.2M4.5 14.5l3 .4M19.5 14.5l-3 .4" />
    </>
  ),
  skilled: (
    <>
      <path fill="var(--s2)" d="M4 5l4 3h8l4-3c1 6-2 12-8 15C6 17 3 11 4 5z" />
      <path fill="var(--badge)" d="M5 12c3 0 5 2 7 5 2-3 4-5 7-5-1 3-3 6-7 8-4-2-6-5-7-8z" />
      {eyes(9, 15, 11.5)}
      <circle cx="12" cy="18" r="1.3" fill="var(--badge-ink)" />
    </>
  ),
  planner: (
    <>
      <path fill="var(--s3)" fill-opacity=".8" d="M5 11c0-4 3-6.5 7-6.5s7 2.5 7 6.5c0 5-3 8-7 8s-7-3-7-8z" />
      <path d="M6 7a2 2 0 1 1 2.5-2M18 7a2 2 0 1 0-2.5-2" />
      {eyes(9, 15, 10.5)}
      <path fill="var(--badge)" d="M10 15h4v4.5h-4zM12 15v4.5" />
      <path d="M10.5 13h3L12 14.5z" fill="var(--badge-ink)" />
    </>
  ),
  expert: (
    <>
      <path fill="var(--s1)" fill-opacity=".45" d="M5 4l3 2h8l3-2v9c0 4-3 7-7 7s-7-3-7-7z" />
      <circle cx="9" cy="11" r="3" fill="var(--badge)" />
      <circle cx="15" cy="11" r="3" fill="var(--badge)" />
      {eyes(9, 15, 11)}
      <path fill="var(--s3)" d="M11 13.5h2L12 16z" />
    </>
  ),
};

/** A level of another package has no face. */
export const hasFace = (level: string) => level in DRAWINGS;

export function BotFace({ level, size = 32 }: { level: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      stroke="var(--badge-ink)"
      stroke-width="1.2"
      stroke-linejoin="round"
      stroke-linecap="round"
      fill="none"
      aria-hidden="true"
      class="rigid"
    >
      <circle cx="12" cy="12" r="11.4" fill="var(--badge)" stroke="var(--line2)" stroke-width=".8" />
      {DRAWINGS[level]}
    </svg>
  );
}
