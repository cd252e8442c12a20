import type { Dictionary } from '../dictionary';

export const word: Dictionary['word'] = {
  choose: 'Nur wer ein Wort weiß, kommt hinein',
  word: 'Das Wort',
  kept: 'wie bisher',
  toWatch: 'Auch wer zusieht, muss es wissen',
  lead: 'Frag die, die hier mitspielen, nach dem Wort des Raums.',
  enter: 'Wort sagen',
  shut: 'Dieser Raum öffnet sich mit einem Wort',
  tell: 'Der Raum hat ein Wort. Sag es denen, die den Link bekommen.',
  inLink: 'Der Raum hat ein Wort. Wer diesen Link hat, braucht es nicht zu wissen.',
  needed: 'nur mit Wort',
};
