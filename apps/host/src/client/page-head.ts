import type { SeoData } from '@touchline/shared-state';

const setMeta = (name: string, content: string | undefined): void => {
  const known = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) known?.remove();
  else if (known !== null) known.content = content;
  else document.head.append(Object.assign(document.createElement('meta'), { name, content }));
};

/** Keeps the head true after a navigation inside the page; the edge wrote the first one. @spec SE-01 */
export function showHead({ title, description, robots }: SeoData): void {
  document.title = title;
  setMeta('description', description);
  setMeta('robots', robots);
  // They name the page that the document began with; engines read them from documents only.
  for (const link of document.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]')) link.remove();
}
