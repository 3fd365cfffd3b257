// npm run check -- story-docs: every group of stories has a docs entry with its purpose and its props. Reads sources only, as Storybook's
// build does. With --list, prints the number of props and controls of each group.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { argTypesOf, notesOf } from '../../../.storybook/notes/story-notes.ts';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
/** A purpose is a sentence; "A press." is none. */
const SHORTEST_PURPOSE = 20;
const STORIES = ['.storybook/{foundations,frames,patterns}/*.stories.tsx', 'libs/*/*/src/**/*.stories.tsx'];
/** Pages about the whole system rather than one component. */
const PAGES = /^\.storybook\/(foundations|patterns)\//;

/** Faults of the docs of a story file, and what it documents. */
function read(file) {
  const code = readFileSync(file, 'utf8');
  const notes = notesOf(file, code);
  const [, title = file] = /^const meta\b(?:.*\{ |[^]*?^ {2})title: '([^']+)'/m.exec(code) ?? [];
  const component = /\bcomponent: (\w+)/.exec(code)?.[1];
  const usage = /\busage:\s*(['"`])([^]*?)\1/.exec(code)?.[2] ?? notes.usage;
  const props = notes.components.flatMap((one) => one.props);
  const takesNone = notes.components.some(({ hasProps }) => !hasProps);
  const faults = [];
  if (usage.length < SHORTEST_PURPOSE) faults.push(`has no purpose: give ${component ?? 'the story'} a docstring, or the story \`notes\``);
  // A component of another package, such as an icon, has its props documented there.
  const isForeign = component !== undefined && notes.components.length === 0 && usage !== notes.usage;
  if (component !== undefined && !isForeign && notes.components[0]?.name !== component)
    faults.push(`its component ${component} is not found`);
  const isPage = isForeign || PAGES.test(file.slice(ROOT.length + 1));
  if (props.length === 0 && !takesNone && !isPage && notes.components.every(({ passesOn }) => passesOn.length === 0))
    faults.push('has no props: import the component that the stories show');
  const silent = props.filter(({ description }) => description === '').map(({ name }) => name);
  return { title, faults, props, silent, controls: Object.values(argTypesOf(props)).filter(({ options }) => options !== undefined).length };
}

const fail = (words) => {
  console.error(words);
  process.exitCode = 1;
};

/** Controls: what the reader must see in a planted component, and a planted story without docs, which must be found. */
function prove() {
  const folder = mkdtempSync(join(tmpdir(), 'story-docs-'));
  const story = join(folder, 'Planted.stories.tsx');
  const bare = join(folder, 'Bare.stories.tsx');
  writeFileSync(
    join(folder, 'Planted.tsx'),
    `import type { ComponentProps } from 'react';
/** Sizes of it. */
const SIZES = ['small', 'large'] as const;
interface Base {
  /** Below it. */
  hint?: string;
  left: number;
}
export interface PlantedProps extends Omit<Base, 'left'>, ComponentProps<'button'> {
  /** How it looks. */
  look?: 'plain' | 'loud';
  /** How large it is. */
  size: (typeof SIZES)[number];
}
/**
 * A planted thing with a purpose.
 *
 * Keyboard: one tab stop.
 */
export function Planted({ look = 'plain', size, hint }: PlantedProps) { return null; }
export function Bare(props: object) { return null; }
`,
  );
  writeFileSync(
    story,
    `import { Planted } from './Planted.tsx';
/**
 * Anatomy: a frame; a label.
 *
 * Do: say what it does.
 *
 * Don't: shout; repeat.
 */
const meta = { title: 'Control/Planted', component: Planted };
export default meta;
`,
  );
  writeFileSync(
    bare,
    "import { Bare } from './Planted.tsx';\nconst meta = { title: 'Control/Bare', component: Bare };\nexport default meta;\n",
  );
  try {
    const notes = notesOf(story, readFileSync(story, 'utf8'));
    const wanted = {
      usage: 'A planted thing with a purpose.',
      keyboard: 'Keyboard: one tab stop.',
      anatomy: ['a frame', 'a label.'],
      dos: ['say what it does.'],
      donts: ['shout', 'repeat.'],
      props: [
        { name: 'hint', type: 'string', isRequired: false, description: 'Below it.' },
        {
          name: 'look',
          type: "'plain' | 'loud'",
          isRequired: false,
          description: 'How it looks.',
          options: ['plain', 'loud'],
          defaultValue: "'plain'",
        },
        { name: 'size', type: "'small' | 'large'", isRequired: true, description: 'How large it is.', options: ['small', 'large'] },
      ],
      passesOn: ['button'],
    };
    const { usage, keyboard, anatomy, dos, donts, components } = notes;
    const seen = { usage, keyboard, anatomy, dos, donts, props: components[0]?.props, passesOn: components[0]?.passesOn };
    if (JSON.stringify(seen) !== JSON.stringify(wanted)) fail(`the reader of docs is blind: ${JSON.stringify(seen)}`);
    if (read(bare).faults.length !== 2) fail('a story without docs is not found: the check is blind');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

prove();
const all = globSync(STORIES, { cwd: ROOT, exclude: (name) => name === 'node_modules' })
  .sort()
  .map((file) => ({ file, ...read(join(ROOT, file)) }));
for (const { file, title, faults } of all) for (const fault of faults) fail(`${title} (${file}): ${fault}`);
if (process.argv.includes('--list'))
  for (const { title, props, controls, silent } of all)
    console.log(
      `${title}: ${props.length} props, ${controls} with a choice${silent.length > 0 ? `, without words: ${silent.join(', ')}` : ''}`,
    );
const props = all.reduce((sum, one) => sum + one.props.length, 0);
const controls = all.reduce((sum, one) => sum + one.controls, 0);
console.log(`${all.length} groups with docs, ${props} props, ${controls} of them with a choice of values`);
