import type { CompanyWords } from './company_words';
import { wordsForLater } from './later';

/** The words of getting along with others in the page's language, see `wordsForLater`. */
export const { words: companyWords, fetch: fetchCompanyWords } = wordsForLater<CompanyWords>({
  en: async () => (await import('./en/company')).company,
  de: async () => (await import('./de/company')).company,
  ro: async () => (await import('./ro/company')).company,
});
