/** What a maintenance notice and page say. */
export interface MaintenanceText {
  /** Language of the words, for screen readers. */
  lang: 'en' | 'ru';
  title: string;
  message: string;
}

const ENGLISH: MaintenanceText = {
  lang: 'en',
  title: 'Maintenance',
  message: 'We are working on the site. Bets that were placed are safe. This page opens the site again by itself.',
};
const RUSSIAN: MaintenanceText = {
  lang: 'ru',
  title: 'Технические работы',
  message: 'Мы проводим работы на сайте. Сделанные ставки в сохранности. Сайт откроется на этой странице сам.',
};
/** Codes of countries as the specification writes them, and of their languages where those differ. */
const RUSSIAN_FOR: readonly string[] = ['az', 'kz', 'kk', 'ua', 'uk', 'ru'];

/**
 * The words of maintenance. They are not in a dictionary: while the site is being worked on, dictionaries may be what is worked on.
 *
 * @param code - language of the page, or a country, in any case.
 * @spec MT-03
 */
export const maintenanceText = (code: string): MaintenanceText => (RUSSIAN_FOR.includes(code.toLowerCase()) ? RUSSIAN : ENGLISH);
