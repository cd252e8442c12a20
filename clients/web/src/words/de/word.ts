import type { Dictionary } from '../dictionary';

export const word: Dictionary['word'] = {
  choose: 'Nur wer ein Wort weiß, kommt hinein',
  word: 'Das Wort',
  kept: 'wie bisher',
  toWatch: 'Auch wer zusieht, muss es wissen',
  enter: 'Wort sagen',
  shut: 'Dieser Raum öffnet sich mit einem Wort',
  tell: 'Sag mit dem Link auch das Wort des Raums.',
  inLink: 'Mit diesem Link braucht niemand das Wort.',
  needed: 'nur mit Wort',
};
