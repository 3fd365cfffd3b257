import '@touchline/ui-kit/fonts.css';
import '@touchline/ui-kit/tokens.css';
import { connectGame } from '@touchline/casino-game-sdk';
import { keepTexts } from '@touchline/ui-kit';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame, type Messages } from './Frame.tsx';
import { connectToOwn, ownServerOf } from './own-server.ts';

const root = document.getElementById('root');
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
const own = ownServerOf(window.location.hash);
const connect = own === null ? connectGame.bind(null, window) : connectToOwn.bind(null, own, window);

/** Loads the messages of a language from the location given by the page. Falls back to English. */
async function wordsOf(language: string): Promise<Messages> {
  const urls = JSON.parse(root?.dataset['words'] ?? '{}') as Record<string, string>;
  const url = urls[language] ?? urls['en'];
  if (url === undefined) return {};
  const answer = await fetch(url, { credentials: 'omit' });
  return ((await answer.json()) as { messages: Messages }).messages;
}

function followCalm(changed: () => void): () => void {
  calm.addEventListener('change', changed);
  return () => calm.removeEventListener('change', changed);
}

/** The frame, which becomes still as soon as the player prefers it. */
function Page() {
  const isCalm = useSyncExternalStore(followCalm, () => calm.matches);
  return <Frame connect={connect} isCalm={isCalm} wordsOf={wordsOf} />;
}

keepTexts(document);
if (root !== null) createRoot(root).render(<Page />);
