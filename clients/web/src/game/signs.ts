/** Signs that say something without words. */
export type Sign = 'wave' | 'ghost' | 'agree' | 'heart' | 'think' | 'oh';

/** How each travels: as a line of the chat that is nothing else. */
export const signs: Record<Sign, string> = {
  wave: '👋',
  ghost: '👻',
  agree: '👍',
  heart: '❤️',
  think: '🤔',
  oh: '😮',
};

export const allSigns = Object.keys(signs) as Sign[];

/** The sign that a line of the chat is; null if it says something else. */
export function signOf(text: string): Sign | null {
  return allSigns.find((sign) => signs[sign] === text.trim()) ?? null;
}
