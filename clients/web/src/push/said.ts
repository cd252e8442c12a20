/** What the server tells a browser: `push_notice` of the protocol. */
export interface Notice {
  type: 'my_turn' | 'over' | 'invited';
  room: string;
}

/** A title and a sentence for each kind. */
type Said = Readonly<Record<Notice['type'], readonly [string, string]>>;

const kRoom = /^[0-9a-hjkmnp-tv-z]{10}$/;

/** The worker's own words: it wakes without the page, so it brings all languages with it. */
const said: Readonly<Record<string, Said>> = {
  en: {
    my_turn: ['Your turn', 'A game waits for your move.'],
    over: ['The game is over', 'See how it ended.'],
    invited: ['An invitation', 'Somebody would like to play with you.'],
  },
  de: {
    my_turn: ['Du bist am Zug', 'Ein Spiel wartet auf dich.'],
    over: ['Das Spiel ist zu Ende', 'Sieh nach, wie es ausging.'],
    invited: ['Eine Einladung', 'Jemand möchte mit dir spielen.'],
  },
  ro: {
    my_turn: ['E rândul tău', 'Un joc așteaptă mutarea ta.'],
    over: ['Jocul s-a încheiat', 'Vezi cum s-a terminat.'],
    invited: ['O invitație', 'Cineva ar vrea să joace cu tine.'],
  },
};

/** The title and the sentence in a language; in English if it is none of the page's. */
export function words(notice: Notice, language: string | null): readonly [string, string] {
  const known = Object.hasOwn(said, language ?? '') ? said[language!]! : said.en!;
  return known[notice.type];
}

/** What was told; null if it is nothing that this page knows. */
export function noticeOf(text: string | undefined): Notice | null {
  try {
    const { type, room } = JSON.parse(text ?? '') as Partial<Notice>;
    const known = typeof type === 'string' && Object.hasOwn(said.en!, type) && typeof room === 'string' && kRoom.test(room);
    return known ? { type, room } : null;
  } catch {
    return null;
  }
}
