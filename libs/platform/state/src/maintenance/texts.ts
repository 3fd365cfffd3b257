/** Texts of the maintenance notice and page. */
export interface MaintenanceText {
  /** Language of the text, for screen readers. */
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
/** Country codes as written in the specification, and language codes where they differ. */
const RUSSIAN_FOR: readonly string[] = ['az', 'kz', 'kk', 'ua', 'uk', 'ru'];

/**
 * Maintenance texts are built in rather than loaded as messages, because messages may be unavailable during maintenance.
 *
 * @param lang - language of the page, or a country, in any case.
 * @spec MT-03
 */
export const maintenanceText = (lang: string): MaintenanceText => (RUSSIAN_FOR.includes(lang.toLowerCase()) ? RUSSIAN : ENGLISH);
