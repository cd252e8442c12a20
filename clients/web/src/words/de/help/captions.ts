import type { HelpWords } from '../../help_words';

/** What the pictures show. */
export const captions: HelpWords['captions'] = {
  'T-5': 'Das Startplättchen mit der Ruine in der Mitte und den ersten drei Geistern.',
  'P-1': 'Leuchtende Felder: Dorthin darf das nächste Plättchen, wenn es passt.',
  'T-8': 'Der Nebel endet an einer nebelfreien Kante: Diese Bank bleibt für immer offen, und ihr Geist bleibt stehen.',
  'M-MIST-1': 'Nebel trifft auf Nebel, und keine Nebelkante ist mehr offen: Der Geist geht in den Vorrat zurück.',
  'M-GHOST-1': 'Das neue Plättchen zeigt 2 Geister. Weil es Nebel berührt, steigt nur 1 auf.',
  'M-GHOST-4': 'Der Friedhof wurde eben gelegt: Auf jedem Nebelplättchen ringsum steigt ein Geist auf.',
  'T-7': 'Eine fertige Straße von Dorf zu Dorf.',
  'T-9': 'Eine fertige Burg zählt den Nebel ringsum.',
  'M-SCORE-2': 'Rot und Blau haben sich in dieser Stadt getroffen.',
  'M-BURY-2': 'Vier Seiten sind voll: Der Friedhof hat sich über einem gelben Meeple geschlossen.',
  'M-HOUND-3': 'Rufus steht beim roten Meeple. Von zwei der Plättchen ringsum verjagt er je bis zu 3 Geister.',
  'M-DOWN-1': 'Ein Plättchen liegt verdeckt; das nächste darf auf jedes leuchtende Feld.',
  'G-GHOST-1': 'Nebel trifft auf Nebel: Rot schickt dem blauen Meeple einen Geist. Der Wächter von Rot könnte nie einen bekommen.',
  'G-SCORE-1': 'Alle 8 Felder um das Kloster sind voll.',
  'G-END-1': 'Der schwarze Meeple liegt auf einer Wiese, die eine fertige Stadt berührt.',
};
