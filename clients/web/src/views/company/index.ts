import '../../style/company.css';
import { language } from '../../words';
import { fetchCompanyWords } from '../../words/company';
import { onDemand } from '../common/on_demand';

/** What can be done about a line of the chat, with its words: fetched when it is asked for. */
export const AboutLineView = onDemand(async () => {
  const [{ AboutLine }] = await Promise.all([import('./about_line'), fetchCompanyWords(language())]);
  return AboutLine;
});

/** With whom the player has played, with its words. */
export const PeopleView = onDemand(async () => {
  const [{ People }] = await Promise.all([import('./people'), fetchCompanyWords(language())]);
  return People;
});
