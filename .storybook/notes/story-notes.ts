import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { docsOf, type ComponentDocs, type PropDoc } from './component-docs.ts';
import { docOf, paragraphsOf, parse } from './docstrings.ts';
import { declarationOf, importedNear, sourceOf } from './resolve-name.ts';

/** Content of the Docs tab for a story. */
export interface StoryNotes {
  /** What the component is for and when to use it. */
  usage: string;
  /** Its parts; from the paragraph `Anatomy: ` of a docstring. */
  anatomy: readonly string[];
  /** Advice; from the paragraphs `Do: ` and `Don't: `. */
  dos: readonly string[];
  donts: readonly string[];
  /** Keys and accessible name; from the paragraph that begins with `Keyboard` or `No keyboard`. */
  keyboard: string;
  /** How it is imported; empty for what a lib keeps to itself. */
  code: string;
  /** The component of the stories first, then others of its file that the stories show. */
  components: readonly Pick<ComponentDocs, 'name' | 'props' | 'passesOn' | 'hasProps'>[];
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
  ['.storybook/patterns/Place', ['CP-04', 'CP-25', 'CP-30']],
  ['.storybook/patterns/Deposit', ['AC-04']],
  ['.storybook/patterns/', ['LY-09', 'NT-03', 'BT-02']],
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

const listed = (paragraphs: readonly string[], head: RegExp): string[] =>
  paragraphs.filter((paragraph) => head.test(paragraph)).flatMap((paragraph) => paragraph.replace(head, '').split(/; /));
const KEYBOARD = /^(Keyboard|No keyboard)\b/;
const ANATOMY = /^Anatomy: /;
const DO = /^Do: /;
const DONT = /^Don't: /;
const HEADS = [KEYBOARD, ANATOMY, DO, DONT];

/** The docstring of the meta of a story file: advice for designers that is no part of the code of a component. */
function metaParagraphs(file: string): string[] {
  const statement = parse(file).statements.find(
    (one) => ts.isVariableStatement(one) && one.declarationList.declarations.some(({ name }) => name.getText() === 'meta'),
  );
  const doc = statement && docOf(statement);
  return doc === undefined ? [] : paragraphsOf(doc.getText()).paragraphs;
}

/** Import of a component from its lib; empty if the lib does not export it. */
function importOf(place: string, name: string): string {
  const [folder] = /^libs\/[^/]+\/[^/]+/.exec(place) ?? [];
  if (folder === undefined) return '';
  const manifest = join(ROOT, folder, 'package.json');
  if (!existsSync(manifest)) return '';
  const { name: lib } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
  const index = sourceOf('', lib);
  return index !== undefined && declarationOf(index, name) !== undefined ? `import { ${name} } from '${lib}';` : '';
}

/** Docs of what a story file shows: its component, and those beside it; without a component all that it imports from its folder. */
function componentsOf(file: string, component: string | undefined): ComponentDocs[] {
  // Pages of this folder use the helpers of documents, which the product does not use.
  const near = component === undefined && !relative(ROOT, file).startsWith('libs') ? [] : importedNear(file);
  const own = component === undefined ? undefined : near.find(({ name }) => name === component);
  const beside =
    component === undefined ? near : near.filter((one) => own !== undefined && one.file === own.file && one.name !== component);
  const names = [component, ...beside.map(({ name }) => name)].filter((name): name is string => name !== undefined && /^[A-Z]/.test(name));
  return names.flatMap((name) => docsOf(file, name) ?? []);
}

/** Docs of a story file, from the docstrings of its component and of its meta. */
export function notesOf(file: string, code: string): StoryNotes {
  const component = /\bcomponent: (\w+)/.exec(code)?.[1];
  const components = componentsOf(file, component);
  const main = component === undefined ? undefined : components[0];
  const place = relative(ROOT, file).replaceAll('\\', '/');
  const own = main !== undefined && main.ids.length > 0 ? main.ids : (OF_LIB.find(([folder]) => place.startsWith(folder))?.[1] ?? []);
  const written = main?.paragraphs ?? [];
  const all = [...written, ...metaParagraphs(file)];
  return {
    usage: written.filter((paragraph) => !HEADS.some((head) => head.test(paragraph))).join('\n\n'),
    anatomy: listed(all, ANATOMY),
    dos: listed(all, DO),
    donts: listed(all, DONT),
    keyboard: all.find((paragraph) => KEYBOARD.test(paragraph)) ?? '',
    code: main === undefined ? '' : importOf(place, main.name),
    components: components.map(({ name, props, passesOn, hasProps }) => ({ name, props, passesOn, hasProps })),
    spec: own.map((id) => ({ id, text: wordsOf(id) })),
  };
}

const MOST_RADIOS = 4;

/** The control of a prop: a choice for a union, none for a function. */
function controlOf({ type, options, isRequired }: PropDoc): object {
  const typed = (name: string, control: unknown) => ({ type: { name, required: isRequired }, control });
  if (type === 'boolean') return typed('boolean', 'boolean');
  if (options !== undefined)
    return {
      type: { name: 'enum', value: options, required: isRequired },
      options,
      control: { type: options.length > MOST_RADIOS ? 'select' : 'inline-radio' },
    };
  if (type === 'string') return typed('string', 'text');
  if (type === 'number') return typed('number', 'number');
  // Lists, objects and elements get the control that fits the value of the story.
  return type.includes('=>') ? typed('function', false) : {};
}

/** Storybook's description of the props, for the Controls panel. */
export const argTypesOf = (props: readonly PropDoc[]): Record<string, object> =>
  Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        table: { type: { summary: prop.type }, ...(prop.defaultValue !== undefined && { defaultValue: { summary: prop.defaultValue } }) },
        ...controlOf(prop),
      },
    ]),
  );

/**
 * Gives each story the docs of its component as `parameters.notes` and `argTypes`, so that docs and code cannot drift apart. A story file may
 * set `parameters: { notes: { usage } }` to say more. Each story also renders its prices in the format of the toolbar, see `drawInFormat`.
 */
export function storyNotes(): Plugin {
  return {
    name: 'story-notes',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      const meta = /^export default (\w+);/m.exec(code)?.[1];
      if (!file.endsWith('.stories.tsx') || meta === undefined) return null;
      const notes = notesOf(file, code);
      const hasMain = /\bcomponent: \w+/.test(code);
      const argTypes = hasMain ? argTypesOf(notes.components[0]?.props ?? []) : {};
      const stories = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      const own = `(${meta} as any)`;
      const lines = [
        `import { drawInFormat as __drawInFormat } from ${JSON.stringify(ODDS_FORMAT)};`,
        code,
        `${own}.parameters = { ...${own}.parameters, notes: { ...${JSON.stringify(notes)}, ...${own}.parameters?.notes } };`,
        `${own}.argTypes = { ...${JSON.stringify(argTypes)}, ...${own}.argTypes };`,
        `__drawInFormat(${own}, [${stories.join(', ')}]);`,
      ];
      return { code: lines.join('\n'), map: null };
    },
  };
}
