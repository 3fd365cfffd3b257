import { directionOf } from '@touchline/shared-i18n';
import type { SeoData } from '@touchline/shared-state';

const setMeta = (name: string, content: string | undefined): void => {
  const known = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) known?.remove();
  else if (known !== null) known.content = content;
  else document.head.append(Object.assign(document.createElement('meta'), { name, content }));
};

/** Keeps the head true after a navigation inside the page; the edge wrote the first one. @spec SE-01 */
export function showHead(seo: SeoData, lang: string): void {
  document.title = seo.title;
  document.documentElement.lang = lang;
  document.documentElement.dir = directionOf(lang);
  setMeta('description', seo.description);
  setMeta('robots', seo.robots);
}
