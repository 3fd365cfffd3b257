import type { GameInit } from '@touchline/casino-game-contract';
import { connectGame } from '@touchline/casino-game-sdk';
import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { Game } from './Game.tsx';

type Messages = NonNullable<IntlConfig['messages']>;

const root = document.getElementById('root');
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
const connect = connectGame.bind(null, window);

/** Words of a language; the page names where they lie. English stands in where they do not come. */
async function wordsOf(language: string): Promise<Messages> {
  const urls = JSON.parse(root?.dataset['words'] ?? '{}') as Record<string, string>;
  const url = urls[language] ?? urls['en'];
  if (url === undefined) return {};
  const answer = await fetch(url, { credentials: 'omit' });
  return ((await answer.json()) as { messages: Messages }).messages;
}

function Frame() {
  const [spoken, setSpoken] = useState<{ language: string; messages: Messages } | null>(null);
  const speak = useCallback(({ language, direction }: Pick<GameInit, 'language' | 'direction'>) => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    wordsOf(language)
      .then((messages) => setSpoken({ language, messages }))
      .catch(() => setSpoken({ language: 'en', messages: {} }));
  }, []);
  return (
    <IntlProvider locale={spoken?.language ?? 'en'} messages={spoken?.messages ?? {}} onError={() => undefined}>
      <Game connect={connect} isCalm={calm.matches} onLanguage={speak} />
    </IntlProvider>
  );
}

if (root !== null) createRoot(root).render(<Frame />);
