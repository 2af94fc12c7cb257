/** Icons of the interface: one line of 1.8 on a grid of 24, in the colour of the text around them. */
const LINES = {
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.2.9 2h5.4c0-.8.3-1.5.9-2A6 6 0 0 0 12 3z",
  check: "M4 12.5l5.5 5.5L20 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5",
  first: "M18 5l-7 7 7 7M11 5l-7 7 7 7",
  end: "M6 5l7 7-7 7M13 5l7 7-7 7",
  pause: "M8 5v14M16 5v14",
  flag: "M6 21V4M6 5h11l-2.5 4L17 13H6",
  play: "M7 4.5v15l12-7.5z",
  bot: "M5 9h14v10H5zM12 9V5M9 13.5v1M15 13.5v1M2.5 13v3M21.5 13v3M10.5 4h3",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  why: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.3 9.3a2.8 2.8 0 1 1 3.9 2.6c-.8.4-1.2.9-1.2 1.8M12 17v.1",
  replay: "M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5",
  turn: "M20 12a8 8 0 1 1-2.5-5.8M20 4v4.5h-4.5",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8",
  download: "M12 4v11M8 11.5l4 4 4-4M5 19.5h14",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  expand: "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5",
  log: "M5 6h14M5 12h14M5 18h9",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4",
  calendar: "M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8",
  book: "M12 6.5C9.5 4.5 6.5 4.5 3.5 5v14c3-.5 6-.5 8.5 1.5 2.5-2 5.5-2 8.5-1.5V5c-3-.5-6-.5-8.5 1.5zM12 6.5v14",
  cloud: "M7 18a4 4 0 0 1-.5-8 6 6 0 0 1 11.6-.8A4.5 4.5 0 0 1 17.5 18zM4 4l16 17",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  talk: "M4 5h16v11H9.5L5 20v-4H4z",
  settings: "M4 7h9M19 7h1M4 17h3M13 17h7M16 4.5v5M10 14.5v5",
  flame: "M12 3c1 3.5 5 5.5 5 10a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5.3 1.5 1 2.3 2 2.8-.3-3 .2-6 1-8.3z",
  chart: "M4 19.5h16M4 15l5-5 4 3 7-8",
} as const;

export type IconName = keyof typeof LINES;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={LINES[name]} />
    </svg>
  );
}
