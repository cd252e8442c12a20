/** What a row of the table says; it travels from the test to the reporter. */
export interface Told {
  row: string;
  did: string;
  figures: string[];
}

declare module 'vitest' {
  interface TaskMeta {
    told?: Told;
  }
}
