import type { Passages } from '../../help_words';

/** The games against each other. */
export const rivals: Passages<'G'> = {
  'G-SET-1': [
    'Fantome, castele și cimitire',
    '60 de cartonașe din jocul cu ceață și 71 din jocul de bază, pe cartonașul mare de start; 15 fantome în rezervă. Fiecare are 5 meepli și 2 paznici; se mai pot câștiga 3 paznici de fiecare culoare. Fantomele, castelele și cimitirele pot fi lăsate deoparte separat.',
  ],
  'G-SET-2': ['Jocul de bază', '72 de cartonașe și câte 7 meepli: orașe, drumuri, mănăstiri și câmpuri.'],
  'G-GHOST-1': [
    'Fantomele bântuie meeplii',
    'Dacă prin cartonașul tău ceața întâlnește ceață, pune 1 fantomă pe un meeple al altcuiva. Dacă ceața întâlnește o latură fără ceață, pune 1 pe un meeple al tău; dacă se întâmplă amândouă, întâi vine cea pentru celălalt. Ce nu se poate se sare. Fantomele desenate nu înseamnă nimic aici.',
  ],
  'G-GHOST-2': [
    'A treia fantomă',
    'A treia fantomă trimite un meeple acasă; poate fi pus din nou în aceeași tură. Cele trei fantome se întorc în rezervă.',
  ],
  'G-GHOST-3': ['Paznicii nu se tem', 'Un paznic nu primește niciodată o fantomă. Un meeple dintr-un castel sau dintr-un cimitir poate primi.'],
  'G-MEEPLE-1': [
    'Punerea unui meeple sau paznic',
    'Poți pune un meeple sau un paznic pe un drum, oraș, castel, cimitir sau câmp ori pe o mănăstire de pe cartonașul abia așezat, dacă nimeni nu stă acolo sau în ce se leagă de acel loc. Niciodată pe un câmp din ceață.',
  ],
  'G-FIELD-1': ['Câmpuri și ceață', 'Ceața mărginește un câmp la fel ca un oraș. Peste o latură cu ceață lângă una fără ceață, câmpul nu merge mai departe.'],
  'G-SCORE-1': [
    'Punctare imediată',
    'Ce devine complet punctează pentru cine are cei mai mulți meepli acolo; la egalitate, pentru fiecare în întregime. Un drum aduce 1 pentru fiecare cartonaș, un oraș 2 pentru fiecare cartonaș și blazon, o mănăstire 9, un castel 2 pentru fiecare cartonaș cu ceață din cele nouă ale lui.',
  ],
  'G-SCORE-2': [
    'Cât costă fantomele',
    'Cine punctează pierde 2 puncte pentru fiecare fantomă de pe meeplii săi de acolo, dar nimeni nu coboară sub 0. Fantomele se întorc în rezervă.',
  ],
  'G-SCORE-3': [
    'Îngrijitorii câștigă paznici',
    'Când toate cele 8 locuri din jurul unui cimitir sunt ocupate, îngrijitorul lui se întoarce acasă și aduce un paznic, dacă mai este vreunul. Fiecare fantomă de pe îngrijitor costă 2 puncte.',
  ],
  'G-SCORE-4': ['Mai multe punctări într-o tură', 'Întâi vin pierderile, și nicio punctare nu coboară sub 0. Chiar și la o punctare de 0 puncte, fantomele se pierd.'],
  'G-END-1': [
    'Punctarea finală',
    'Când nu mai este niciun cartonaș, ce nu este complet punctează pentru cine are majoritatea: 1 pentru fiecare cartonaș al unui drum, fiecare cartonaș și blazon al unui oraș, fiecare cartonaș cu ceață din cele nouă ale unui castel, pentru o mănăstire și fiecare cartonaș din jurul ei. Câmpurile aduc 3 pentru fiecare oraș complet pe care îl ating, cimitirele nimic. Fiecare fantomă de pe un meeple punctat costă 1.',
  ],
  'G-END-2': ['Cine câștigă', 'Cine are cele mai multe puncte. La egalitate, victoria se împarte.'],
};
