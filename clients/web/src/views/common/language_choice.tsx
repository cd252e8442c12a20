import { chooseLanguage } from '../../session/language';
import { language, languages, words, type Language } from '../../words';

/** The language of the page: its sign in the header, over it a list of all by their own names. */
export function LanguageChoice() {
  const choose = async (list: HTMLSelectElement) => {
    await chooseLanguage(list.value as Language).catch(() => (list.value = language()));
  };
  return (
    <span class="tool language">
      <span aria-hidden="true">{language()}</span>
      <select
        aria-label={words.page.language}
        value={language()}
        onChange={(event) => void choose(event.currentTarget)}
      >
        {Object.entries(languages).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
