import type { MatterName } from '../../game/matters';

export const matters: Record<MatterName, string> = {
  points: 'Was begonnen ist, bringt mehr Punkte.',
  soon: 'Das nächste Plättchen kann Punkte bringen.',
  banks: 'Nebelbänke schließen sich eher.',
  draws: 'Die nächsten Plättchen bringen weniger Geister.',
  gathered: 'Geister sammeln sich, wo eine Wertung sie vertreibt.',
  hands: 'Mehr Meeples bleiben auf der Hand.',
  hound: 'Ein Hund rückt näher.',
  cemetery: 'Ein Friedhof schließt sich eher.',
  goal: 'Das Ziel rückt näher.',
  lead: 'Damit liegst du vorn.',
  mine: 'Deine Orte bringen mehr Punkte.',
  theirs: 'Es kostet andere Punkte.',
  haunted: 'Weniger Geister sind bei deinen Meeples.',
  goods: 'Du liegst bei den Waren vorn.',
  builder: 'Dein Baumeister kann ein zweites Plättchen bringen.',
  safe: 'Der Drache bedroht weniger deiner Meeples.',
  hunted: 'Der Drache bedroht Meeples der anderen.',
  fairy: 'Es entscheidet, wo die Fee steht.',
  reach: 'Türme erreichen weniger deiner Meeples.',
  captive: 'Es macht einen Gefangenen.',
};
