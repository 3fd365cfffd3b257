// Splits the styles of a build into two stylesheets: styles that the edge renders with, linked by the document, and styles of parts that
// the browser fetches later.
import { minifyStyles } from './minify-styles.mjs';

const STYLE = /\.css($|\?)/;
const ASSET = /__VITE_ASSET__([\w$]+)__/g;

/** Statically imported chunks in cascade order: imports before the chunk itself. */
function inOrder(chunk, byName, seen = new Set()) {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  return [...chunk.imports.flatMap((name) => (byName.has(name) ? inOrder(byName.get(name), byName, seen) : [])), chunk];
}

/**
 * Splits styles by the file they come from: those of chunks that a page starts with, and of everything else that the edge renders, are
 * first.
 *
 * @param options.base - public path of the files.
 * @param options.isFirst - whether a page starts with a chunk, or the edge renders part of it.
 * @param options.alsoFirst - returns modules whose styles the edge needs although their code loads later.
 */
export function splitStyles({ base, isFirst, alsoFirst = () => new Set() }) {
  const texts = new Map();
  return {
    name: 'touchline:split-styles',
    // Runs between the two halves of the bundler's CSS plugin: class names are final, files not yet joined.
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
        // Dependencies precede dependents, and a page starts with its dependencies.
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

/** The stylesheets among a build's files: the one linked by every document, and the one loaded later. */
export function splitOf(files, url) {
  const named = (name) => files.filter((file) => new RegExp(`(^|/)${name}-[\\w-]+\\.css$`).test(file)).map(url);
  return { css: named('style'), laterCss: named('later') };
}
