import { kColours, type Colour, type Game, type Level, type Options, type Room } from '../../protocol/types';

/** What is agreed for a room beyond its game. */
export interface Arrangement {
  options: Options;
  /** The colours that are dealt first, in order. */
  colours: Colour[];
  /** None, or the three colours that score in level 6. */
  scoring: Colour[];
  /** Whether the room is in the public lists. */
  listed: boolean;
  word: Wording;
}

/** What opens the seats of a room. */
export interface Wording {
  on: boolean;
  /** Empty: the one that it has. */
  text: string;
  /** The room has one already, which nobody is told. */
  kept: boolean;
}

export const kScorers = 3;

/** Adds a colour at the end, or takes it out; never more than `most`. */
export function toggled(chosen: Colour[], colour: Colour, most: number): Colour[] {
  if (chosen.includes(colour)) return chosen.filter((other) => other !== colour);
  return chosen.length < most ? [...chosen, colour] : chosen;
}

/** What has been begun and not been chosen to the end. */
export type Lack = 'scoring' | 'word';

/** What a room for so many seats cannot be opened without: the third scoring colour, or the word; null: nothing. */
export function lackOf({ scoring, word }: Arrangement, game: Game, level: Level, seats: number): Lack | null {
  const scores = game === 'mists' && level === 6;
  if (scores && scoring.length > 0 && scoring.length < kScorers) return 'scoring';
  return seats > 1 && word.on && !word.kept && word.text.trim() === '' ? 'word' : null;
}

function wordIn({ on, text }: Wording): { word?: string } {
  const word = text.trim();
  return on && word !== '' ? { word } : {};
}

/** The arrangement as the server is told it; what does not belong to the game is left out. */
export function agreed(arrangement: Arrangement, game: Game, level: Level) {
  const { colours } = arrangement;
  const scoring = game === 'mists' && level === 6 ? arrangement.scoring : [];
  return {
    visibility: arrangement.listed ? ('listed' as const) : ('private' as const),
    options: arrangement.options,
    ...wordIn(arrangement.word),
    ...(colours.length > 0 ? { colours } : {}),
    ...(scoring.length === kScorers ? { scoring } : {}),
  };
}

/** What is agreed for a room now. Colours in the usual order were not chosen. */
export function arrangementOf({ options, colours: dealt, scoring, visibility, has_word: kept }: Room): Arrangement {
  const colours = dealt.every((colour, i) => colour === kColours[i]) ? [] : dealt;
  return { options, colours, scoring, listed: visibility === 'listed', word: { on: kept, text: '', kept } };
}
