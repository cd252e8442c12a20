const kPaths = {
  turnRight: 'M16.5 8.5A6.6 6.6 0 1 0 18.4 14M16.5 3.5v5h-5',
  confirm: 'M5 12.5 10 17.5 19.5 7',
  back: 'M6.5 6.5 17.5 17.5M17.5 6.5 6.5 17.5',
  fit: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  undo: 'M9 6.5 4.5 11 9 15.5M5 11h9.5a4.5 4.5 0 0 1 0 9H11',
  chat: 'M5 5.5h14v10.5h-7.5L7 20v-4H5Z',
  story: 'M6 4.5h12v15H6ZM9 9h6M9 12.5h6M9 16h3.5',
  change: 'M5 8h7M17 8h2M14.5 5.5v5M5 16h2M12 16h7M9.5 13.5v5',
  screen: 'M4 5.5h16v10.5H4ZM9 20h6M12 16v4',
  language: 'M12 4a8 8 0 1 0 .01 0ZM4 12h16M12 4c-5 5-5 11 0 16 5-5 5-11 0-16',
  details: 'M5 7h14M5 12h14M5 17h9',
  copy: 'M9 8.5V5h10v10h-3.5M5 9h10v10H5Z',
  moon: 'M18.5 14.6A7.6 7.6 0 0 1 9.4 5.5 7.6 7.6 0 1 0 18.5 14.6Z',
  sun: 'M12 8.2a3.8 3.8 0 1 0 .01 0ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  help: 'M8.4 8.8a3.7 3.7 0 1 1 5.5 3.2c-1.3.8-1.9 1.4-1.9 2.8M12 18.6v.01',
  flag: 'M6.5 20.5v-16M6.5 5h11l-2.6 3.6L17.5 12.2h-11',
  stepBack: 'M15 5.5 7.5 12l7.5 6.5',
  stepOn: 'M9 5.5 16.5 12 9 18.5',
  home: 'M4.5 12.5 12 5.5l7.5 7M7 10.5V19h10v-8.5',
  again: 'M5 12a7 7 0 0 1 12-5l2 2M19 4.5V9h-4.5M19 12a7 7 0 0 1-12 5l-2-2M5 19.5V15h4.5',
  play: 'M8 5 18.5 12 8 19Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  share: 'M12 14.5v-11M8 7l4-3.5L16 7M6 11.5v8.5h12v-8.5',
  download: 'M12 4v11M7.5 11l4.5 4.5L16.5 11M5 20h14',
  fork: 'M7 20V4M7 13c0-4 10-2 10-8M14 7.5l3-3 3 3',
  person: 'M12 11.5a3.8 3.8 0 1 0-.01 0ZM4.5 20c.9-3.9 3.9-5.6 7.5-5.6s6.6 1.7 7.5 5.6',
  soundOff: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  soundOn: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5ZM16 9.5c1.3 1.6 1.3 3.4 0 5M18.5 7c2.7 3.2 2.7 6.8 0 10',
} as const;

export type IconName = keyof typeof kPaths;

/** A line drawing of 24 units. Its meaning must be said beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={kPaths[name]} />
    </svg>
  );
}

/** The bare strokes, for use inside another drawing. */
export function iconPath(name: IconName): string {
  return kPaths[name];
}
