import type { MatterName } from '../../game/matters';

/** What a companion sees in a turn, as the one reason for it. */
export const matters: Record<MatterName, string> = {
  points: 'What is begun will bring more points.',
  soon: 'The next tile can bring points.',
  banks: 'Mist banks will close sooner.',
  draws: 'The next tiles bring fewer ghosts.',
  gathered: 'Ghosts gather where one scoring drives them away.',
  hands: 'More meeples stay in hand.',
  hound: 'A hound comes nearer.',
  cemetery: 'A cemetery will close sooner.',
  goal: 'The goal comes nearer.',
  lead: 'It puts you ahead.',
  mine: 'Your places will bring more points.',
  theirs: 'It costs a rival points.',
  haunted: 'Fewer ghosts haunt your meeples.',
  goods: 'You are ahead in goods.',
  builder: 'Your builder can bring a second tile.',
  safe: 'The dragon threatens fewer of your meeples.',
  hunted: "The dragon threatens a rival's meeples.",
  fairy: 'It decides where the fairy stands.',
  reach: 'Towers reach fewer of your meeples.',
  captive: 'It takes a prisoner.',
};
