// Two stylesheets of a build: what the edge draws with, which the document links, and what comes with the parts that the browser fetches later.
import { minifyStyles } from './minify-styles.mjs';

const STYLE = /\.css($|\?)/;
const ASSET = /__VITE_ASSET__([\w$]+)__/g;

/** What a chunk imports statically, in the order in which it applies: imports before the chunk itself. */
function inOrder(chunk, byName, seen = new Set()) {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  return [...chunk.imports.flatMap((name) => (byName.has(name) ? inOrder(byName.get(name), byName, seen) : [])), chunk];
}

/**
 * Styles are told apart by the file they come from: those of chunks that a page begins with are first, and those of whatever else the edge draws.
 *
 * @param options.base - where the files are served.
 * @param options.isFirst - whether a page begins with a chunk, or the edge draws what is in it.
 * @param options.alsoFirst - gives modules whose styles the edge draws with though their code comes later.
 */
export function splitStyles({ base, isFirst, alsoFirst = () => new Set() }) {
  const texts = new Map();
  return {
    name: 'touchline:split-styles',
    // Between the two halves of the bundler's own plugin for styles: names are short by now, and nothing is joined yet.
    transform(code, id) {
      if (STYLE.test(id)) texts.set(id, code);
      return null;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
        const stylesOf = (list) => [...new Set(list.flatMap(({ moduleIds }) => moduleIds).filter((id) => texts.has(id)))];
        const first = new Set(stylesOf(chunks.filter(isFirst).flatMap((chunk) => inOrder(chunk, byName))));
        const drawn = alsoFirst((id) => this.getModuleInfo(id)?.importedIds ?? []);
        // What is used comes before what uses it, and a page begins with what it uses.
        const all = [...first, ...stylesOf(chunks.flatMap((chunk) => inOrder(chunk, byName))).filter((id) => !first.has(id))];
        for (const id of all) if (drawn.has(id)) first.add(id);
        const place = (text) => text.replaceAll(ASSET, (_all, reference) => base + this.getFileName(reference));
        const emit = (name, ids) => {
          if (ids.length === 0) return;
          this.emitFile({ type: 'asset', name, source: minifyStyles(ids.map((id) => place(texts.get(id))).join('\n'), name) });
        };
        emit('style.css', [...first]);
        emit(
          'later.css',
          all.filter((id) => !first.has(id)),
        );
      },
    },
  };
}

/** The stylesheets among a build's files: linked by every document, and those of what comes later. */
export function splitOf(files, url) {
  const named = (name) => files.filter((file) => new RegExp(`(^|/)${name}-[\\w-]+\\.css$`).test(file)).map(url);
  return { css: named('style'), laterCss: named('later') };
}
