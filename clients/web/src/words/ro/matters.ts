import type { MatterName } from '../../game/matters';

export const matters: Record<MatterName, string> = {
  points: 'Ce e început va aduce mai multe puncte.',
  soon: 'Cartonașul următor poate aduce puncte.',
  banks: 'Bancurile de ceață se închid mai repede.',
  draws: 'Cartonașele următoare aduc mai puține fantome.',
  gathered: 'Fantomele se adună unde un punctaj le alungă.',
  hands: 'Rămân mai mulți meepli în mână.',
  hound: 'Un câine e mai aproape.',
  cemetery: 'Un cimitir se închide mai repede.',
  goal: 'Ținta e mai aproape.',
  lead: 'Astfel treci în frunte.',
  mine: 'Locurile tale vor aduce mai multe puncte.',
  theirs: 'Îl costă puncte pe un rival.',
  haunted: 'Mai puține fantome îți bântuie meeplii.',
  goods: 'Ești în frunte la mărfuri.',
  builder: 'Constructorul tău poate aduce un al doilea cartonaș.',
  safe: 'Dragonul îți amenință mai puțini meepli.',
  hunted: 'Dragonul amenință meeplii altora.',
  fairy: 'Hotărăște unde stă zâna.',
  reach: 'Turnurile ajung la mai puțini dintre meeplii tăi.',
  captive: 'Ia un prizonier.',
};
