import type { MessageBook } from '@touchline/shared-i18n';
import type { Dictionary, PageState } from '@touchline/shared-state';

/** Replaces loaded messages after a change in the sources; others are loaded again when they are needed. */
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
