import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ASSETS = resolve(import.meta.dirname, '../../../../dist/assets');
/** Words that carry an English sentence and that none of the other languages has. */
const ENGLISH = /\b(?:the|you|your|with|this|that|and|from|which|have|are|not|for)\b/gi;
/** So many different ones in one text are no name. */
const MOST_ENGLISH = 2;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: ' ' };
/** What stands where nobody wrote anything, or where a program let something of itself be seen. */
const LEFTOVER = /lorem ipsum|\[object |\bundefined\b|\bNaN\b|\{\w+\}|\bTODO\b|coming soon|nothing here yet/i;

/** English that stays English everywhere: names of people, teams, games, firms and technical standards. */
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

/** The text of a compiled message that has no arguments; null for any other. */
function plain(message: unknown): string | null {
  if (!Array.isArray(message) || message.length !== 1) return null;
  const [part] = message as { type?: number; value?: string }[];
  return part?.type === 0 && typeof part.value === 'string' ? part.value : null;
}

/** Words of a language as the build has them. */
export const wordsOf = (language: string): Words => ({
  ...wordsIn(join(ASSETS, 'messages', language)),
  ...wordsIn(join(ASSETS, 'first-words', language)),
});

/** Every text that a document shows or says, without what is marked as being of another language. */
export function textsOf(html: string): string[] {
  const body = html
    .replaceAll(/<(script|style|template|svg|pre|code)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<(\w+)\b[^>]*\b(?:lang="en"|translate="no")[^>]*>[^<]*<\/\1>/g, ' ');
  const said = [...body.matchAll(/\b(?:aria-label|placeholder|alt|title)="([^"]+)"/g)].map(([, text = '']) => text);
  return [...said, ...body.split(/<[^>]*>/)]
    .map((text) => text.replaceAll(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all).trim())
    .filter((text) => text.length > 1);
}

export interface Reader {
  /** What is wrong with a text; null when nothing is. */
  faultOf(text: string): string | null;
}

/** Reads the pages of one language: keys, leftovers, and English in a language that is not. */
export function readerOf(language: string): Reader {
  const [english, own] = [wordsOf('en'), wordsOf(language)];
  const ids = new Set([...Object.keys(english), ...Object.keys(own)]);
  const spoken = new Set(Object.values(own));
  // A text of ours that this language has other words for.
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
