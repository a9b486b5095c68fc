/** The few signs that the app needs, drawn by us on a grid of 24. */
const PATHS = {
  menu: "M4 7h16 M4 12h16 M4 17h16",
  close: "M6 6l12 12 M18 6L6 18",
  back: "M14 6l-6 6 6 6",
  next: "M10 6l6 6-6 6",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14 M16 5v14",
  undo: "M8 5L4 9l4 4 M4 9h10a5.5 5.5 0 0 1 0 11h-4",
  hint: "M9 18h6 M10 21h4 M12 3a6 6 0 0 1 4 10.5c-.8.8-1 1.5-1 2.5H9c0-1-.2-1.7-1-2.5A6 6 0 0 1 12 3z",
  list: "M9 6h11 M9 12h11 M9 18h11 M4.5 6h.01 M4.5 12h.01 M4.5 18h.01",
  log: "M6 3h9l4 4v14H6z M9 11h7 M9 15h7",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z M2.5 20a6.5 6.5 0 0 1 13 0 M16 4.5a3.5 3.5 0 0 1 0 6 M18 14a6.5 6.5 0 0 1 3.5 6",
  gear: "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z M12 2v3 M12 19v3 M2 12h3 M19 12h3 M5 5l2 2 M17 17l2 2 M19 5l-2 2 M7 17l-2 2",
  book: "M4 5c3-1.5 6-1 8 .5 2-1.5 5-2 8-.5v14c-3-1.5-6-1-8 .5-2-1.5-5-2-8-.5z M12 5.5v14",
  cards: "M4 6l9-2 4 15-9 2z M16 6l4 1-3 12",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M3 12h18 M12 3c3 3 3 15 0 18 M12 3c-3 3-3 15 0 18",
  lock: "M6 11h12v9H6z M8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  share: "M12 15V4 M8 8l4-4 4 4 M5 13v7h14v-7",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4z M10 21h4",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6z M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  skip: "M4 6l7 6-7 6z M12 6l7 6-7 6z M20 6v12",
  goal: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M12 8l4 3-1.5 4.5h-5L8 11z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M12 7v5l3 2",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
