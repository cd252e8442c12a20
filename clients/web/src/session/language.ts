import { effect } from '@preact/signals';

import { language, languages, speak, type Language } from '../words';
import { lasting, read, write } from './storage';
import { toldHere } from './told_here';

const kKey = 'mistward.language';

function isLanguage(tag: string | null | undefined): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(languages, tag);
}

/** The first of the reader's languages that the page speaks: "de-AT" asks for German. */
export function preferred(wished: readonly string[]): Language {
  return wished.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** Speaks the language that was chosen here before, else one that the browser asks for. */
export async function openLanguage(): Promise<void> {
  effect(() => {
    document.documentElement.lang = language();
  });
  const chosen = read<string>(lasting, kKey);
  // Without its words the page still works, in English.
  await speak(isLanguage(chosen) ? chosen : preferred(navigator.languages)).catch(() => {});
}

/** Speaks another language from now on, also after a reload. Rejects if its words cannot be had. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await speak(chosen);
  write(lasting, kKey, chosen);
  if (toldHere() !== null) void import('./push').then(({ speakPush }) => speakPush(chosen)).catch(() => {});
}
