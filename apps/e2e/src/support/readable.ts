import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ASSETS = resolve(import.meta.dirname, '../../../../dist/assets');
/** Words that are common in English sentences and absent from the other languages. */
const ENGLISH = /\b(?:the|you|your|with|this|that|and|from|which|have|are|not|for)\b/gi;
/** More different ones than this in one text are no name. */
const MOST_ENGLISH = 2;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: ' ' };
/** Placeholder text, and values that a program printed by mistake. */
const LEFTOVER = /lorem ipsum|\[object |\bundefined\b|\bNaN\b|\{\w+\}|\bTODO\b|coming soon|nothing here yet/i;

/** English that is correct in every language: names of people, teams, games, companies and technical standards. */
export const STAYS = [
  /^Touchline\b/,
  /^(?:Counter-Strike|Dota|League of Legends|Valorant|eSports)/i,
  /MIT|SIL Open Font License|Inter\b|Noto Sans/,
  /GambleAware|Gamblers Anonymous|Gambling Therapy|GamCare|BeGambleAware|GAMSTOP/i,
];

type Words = Readonly<Record<string, string>>;

function wordsIn(folder: string): Words {
  const found: Record<string, string> = {};
  let files: string[];
  try {
    files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return found;
  }
  for (const file of files) {
    const { messages } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { messages: Record<string, unknown> };
    for (const [id, message] of Object.entries(messages)) {
      const text = typeof message === 'string' ? message : plain(message);
      if (text !== null) found[id] = text;
    }
  }
  return found;
}

/** Text of a compiled message without arguments; null for any other. */
function plain(message: unknown): string | null {
  if (!Array.isArray(message) || message.length !== 1) return null;
  const [part] = message as { type?: number; value?: string }[];
  return part?.type === 0 && typeof part.value === 'string' ? part.value : null;
}

/** Messages of a language in the build. */
export const wordsOf = (language: string): Words => ({
  ...wordsIn(join(ASSETS, 'messages', language)),
  ...wordsIn(join(ASSETS, 'first-words', language)),
});

/** All text of a document, including labels, except parts marked as another language. */
export function textsOf(html: string): string[] {
  const body = html
    .replaceAll(/<(script|style|template|svg|pre|code)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<(\w+)\b[^>]*\b(?:lang="en"|translate="no")[^>]*>[^<]*<\/\1>/g, ' ');
  const attributes = [...body.matchAll(/\b(?:aria-label|placeholder|alt|title)="([^"]+)"/g)].map(([, text = '']) => text);
  return [...attributes, ...body.split(/<[^>]*>/)]
    .map((text) => text.replaceAll(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all).trim())
    .filter((text) => text.length > 1);
}

export interface Reader {
  /** The fault of a text, or null. */
  faultOf(text: string): string | null;
}

/** Checks the pages of one language for keys, leftovers and untranslated English. */
export function readerOf(language: string): Reader {
  const [english, own] = [wordsOf('en'), wordsOf(language)];
  const ids = new Set([...Object.keys(english), ...Object.keys(own)]);
  const spoken = new Set(Object.values(own));
  // English messages that this language translates differently.
  const foreign = new Set(
    Object.entries(english).flatMap(([id, text]) => (own[id] !== undefined && own[id] !== text && !spoken.has(text) ? [text] : [])),
  );
  return {
    faultOf: (text) => {
      if (ids.has(text)) return 'the key of a text';
      if (LEFTOVER.test(text)) return 'a leftover';
      if (language === 'en' || STAYS.some((name) => name.test(text))) return null;
      if (/\s/.test(text) && foreign.has(text)) return 'an English text';
      const words = new Set([...text.matchAll(ENGLISH)].map(([word]) => word.toLowerCase()));
      return words.size > MOST_ENGLISH ? 'an English sentence' : null;
    },
  };
}
