import { splitOf, splitStyles } from './split-styles.mjs';

interface Chunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  imports: string[];
  moduleIds: string[];
}
const chunk = (fileName: string, moduleIds: string[], more: Partial<Chunk> = {}): Chunk => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  imports: [],
  moduleIds,
  ...more,
});

/** Styles of a build with a page, code shared by both parts, a dialog that opens later, and a question rendered by the edge. */
async function split(alsoFirst?: (importsOf: (id: string) => readonly string[]) => Set<string>): Promise<Record<string, string>> {
  const plugin = splitStyles({
    base: '/assets/',
    isFirst: ({ isEntry, fileName }) => isEntry || fileName === 'question.js',
    ...(alsoFirst && { alsoFirst }),
  });
  for (const name of ['page', 'shared', 'dialog', 'question', 'box'])
    plugin.transform(`.${name} { color: red; mask: url(__VITE_ASSET__${name}__) }`, `/${name}.css`);
  const bundle: Record<string, object> = Object.fromEntries(
    [
      chunk('dialog.js', ['/box.css', '/dialog.css'], { imports: ['shared.js'] }),
      chunk('page.js', ['/page.ts', '/page.css'], { isEntry: true, imports: ['shared.js'] }),
      chunk('shared.js', ['/shared.css']),
      chunk('question.js', ['/question.css'], { imports: ['shared.js'] }),
    ].map((one) => [one.fileName, one]),
  );
  bundle['style-of-the-bundler.css'] = { type: 'asset', fileName: 'style-of-the-bundler.css' };
  const emitted: Record<string, string> = {};
  const context = {
    emitFile: ({ name, source }: { name: string; source: string }) => void (emitted[name] = source),
    getFileName: (reference: string) => `${reference}.svg`,
    getModuleInfo: () => ({ importedIds: [] }),
  };
  await plugin.generateBundle.handler.call(context, {}, bundle);
  expect(Object.keys(bundle)).not.toContain('style-of-the-bundler.css');
  return emitted;
}
const classes = (css: string | undefined): string[] => [...(css ?? '').matchAll(/\.([a-z]+)\{/g)].map(([, name]) => name ?? '');

it('[PL-02] a document links the styles of the page start and of the edge; the rest loads on demand', async () => {
  const { 'style.css': first, 'later.css': later } = await split();

  expect(classes(first)).toEqual(['shared', 'page', 'question']);
  expect(classes(later)).toEqual(['box', 'dialog']);
  expect(first).toContain('url(/assets/page.svg)');
});

it('[PL-02] links styles that the edge renders with although their code loads later', async () => {
  const { 'style.css': first, 'later.css': later } = await split(() => new Set(['/box.css']));

  expect(classes(first)).toEqual(['shared', 'page', 'question', 'box']);
  expect(classes(later)).toEqual(['dialog']);
});

it('recognises the two stylesheets of a build by their names', () => {
  const files = ['style-AAAA-1.css', 'later-BBBB.css', 'later/ui-kit.js', 'inter.woff2'];
  expect(splitOf(files, (file) => `/assets/${file}`)).toEqual({ css: ['/assets/style-AAAA-1.css'], laterCss: ['/assets/later-BBBB.css'] });
});
