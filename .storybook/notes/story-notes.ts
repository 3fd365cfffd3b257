import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Content of the Notes panel for a story. */
export interface StoryNotes {
  /** What the component is for and when to use it. */
  usage: string;
  /** Requirements of the component, with their texts. */
  spec: readonly { id: string; text: string }[];
}

const ROOT = join(import.meta.dirname, '../..');
const ODDS_FORMAT = join(import.meta.dirname, '../odds-format.ts');
/** Requirements of all components of a lib whose docstrings name none. */
const OF_LIB: readonly (readonly [folder: string, ids: readonly string[]])[] = [
  ['libs/ui/kit/', ['LY-11', 'LY-12']],
  ['libs/ui/desktop/', ['LY-01', 'LY-08']],
  ['libs/ui/mobile/', ['LY-02', 'LY-08']],
  ['libs/betting/ui/src/coupon/', ['CP-01']],
  ['libs/betting/ui/src/history/', ['OD-02', 'AC-05']],
  ['libs/betting/', ['BT-01']],
  ['libs/support/', ['LY-05']],
  ['libs/platform/', ['LY-01']],
  ['libs/account/', ['AC-05']],
  ['libs/identity/', ['ID-01']],
  ['.storybook/foundations/', ['LY-11', 'LY-12']],
  ['.storybook/frames/', ['LY-08']],
  ['.storybook/', ['LY-11']],
];

let words: ReadonlyMap<string, string> | undefined;
function wordsOf(id: string): string {
  words ??= new Map(
    readFileSync(join(ROOT, 'docs/spec/requirements.tsv'), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([key = '', text = '']) => [key, text] as const),
  );
  return words.get(id) ?? '';
}

/** The text alone, in paragraphs: usage, then keys and name. */
const plain = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .filter((line) => !line.startsWith('@'))
    .join('\n')
    .replaceAll(/\{@link (\w+)\}/g, '$1')
    .replaceAll(/@spec [^.]*$/g, '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** The docstring of an exported component: its text and the requirement ids of its `@spec`. */
export function docstringOf(source: string, component: string): { usage: string; ids: string[] } {
  const [, comment = ''] =
    new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:function|const) ${component}\b`).exec(source) ?? [];
  const [, list = ''] = /@spec ([\w\- ,]+)/.exec(comment) ?? [];
  return { usage: plain(comment), ids: [...list.matchAll(/\b[A-Z]{2,4}\d?-\d+\b/g)].map(([id]) => id) };
}

function notesOf(file: string, code: string): StoryNotes {
  const component = /\bcomponent: (\w+)/.exec(code)?.[1];
  const imported = component && new RegExp(String.raw`import \{[^}]*\b${component}\b[^}]*\} from '(\.[^']+)'`).exec(code)?.[1];
  const source = imported ? readFileSync(join(dirname(file), imported), 'utf8') : '';
  const { usage, ids } = docstringOf(source, component ?? '');
  const place = relative(ROOT, file).replaceAll('\\', '/');
  const own = ids.length > 0 ? ids : (OF_LIB.find(([folder]) => place.startsWith(folder))?.[1] ?? []);
  return { usage, spec: own.map((id) => ({ id, text: wordsOf(id) })) };
}

/**
 * Gives each story the docstring of its component as `parameters.notes`, so that notes and code cannot drift apart. A story file may set
 * `parameters: { notes: { usage } }` to say more. Each story also renders its prices in the format of the toolbar, see `drawInFormat`.
 */
export function storyNotes(): Plugin {
  return {
    name: 'story-notes',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      const meta = /^export default (\w+);/m.exec(code)?.[1];
      if (!file.endsWith('.stories.tsx') || meta === undefined) return null;
      const notes = JSON.stringify(notesOf(file, code));
      const stories = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      const lines = [
        `import { drawInFormat as __drawInFormat } from ${JSON.stringify(ODDS_FORMAT)};`,
        code,
        `(${meta} as any).parameters = { ...(${meta} as any).parameters, notes: { ...${notes}, ...(${meta} as any).parameters?.notes } };`,
        `__drawInFormat(${meta} as any, [${stories.join(', ')}]);`,
      ];
      return { code: lines.join('\n'), map: null };
    },
  };
}
