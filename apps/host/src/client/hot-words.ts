import type { MessageBook } from '@touchline/shared-i18n';
import type { Dictionary, PageState } from '@touchline/shared-state';

/** Words that were changed in the sources take the place of those that the page has; what is not here yet is loaded anew when it is wanted. */
export async function renewWords(
  { book, messages }: { book: MessageBook; messages: PageState['messages'] },
  changed: unknown,
): Promise<void> {
  for (const { lang, name, url } of changed as { lang: string; name: string; url: string }[]) {
    const urls = messages[lang] as Record<string, string> | undefined;
    if (urls !== undefined) urls[name] = url;
    if (!book.has(lang, name)) continue;
    const dictionary = (await (await fetch(url)).json()) as { messages: Dictionary };
    book.add(lang, name, dictionary.messages);
  }
}
