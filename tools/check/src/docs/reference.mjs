// Reference of every lib, by TypeDoc: the README of a lib is the start page of its module; the pages under docs are added as documents.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, Converter, JSX, LogLevel, MinimalSourceFile, PageEvent, ReflectionKind, TSConfigReader } from 'typedoc';

/** Guides first, then decisions. */
const documentsOf = (root) => [
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readdirSync(join(root, 'docs/adr'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/adr/${name}`),
];

/** Libs with their public entry; the libs of the reference backend are private and left out. */
function libsOf(root) {
  return readdirSync(join(root, 'libs')).flatMap((scope) =>
    readdirSync(join(root, 'libs', scope)).flatMap((lib) => {
      const folder = join(root, 'libs', scope, lib);
      if (!existsSync(join(folder, 'src/index.ts')) || !existsSync(join(folder, 'package.json'))) return [];
      const { name, private: isPrivate } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return isPrivate === true ? [] : [{ name, folder, entry: join(folder, 'src/index.ts') }];
    }),
  );
}

/** Config of one TypeScript program for all libs, read from their sources. */
function writeConfig(root, out, libs) {
  const file = join(out, 'tsconfig.json');
  const compilerOptions = {
    composite: false,
    incremental: false,
    noEmit: true,
    customConditions: ['@touchline/source'],
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    types: [],
    skipLibCheck: true,
  };
  const files = libs.map(({ entry }) => entry);
  const styles = libs.map(({ folder }) => join(folder, 'src/**/*.d.ts'));
  writeFileSync(file, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files, include: styles }));
  return file;
}

const titleOf = (text) => /^#\s+(.+)$/m.exec(text)?.[1];

/** Modules have the name of their package; the README is shown on the module's page. */
function openWithReadmes(app, libs) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const reflection of project.getReflectionsByKind(ReflectionKind.Module)) {
      const source = reflection.sources?.[0]?.fullFileName ?? '';
      const lib = libs.find(({ entry }) => entry === source);
      if (lib === undefined) continue;
      reflection.name = lib.name;
      const readme = join(lib.folder, 'README.md');
      if (!existsSync(readme)) continue;
      const text = new MinimalSourceFile(readFileSync(readme, 'utf8'), readme);
      reflection.readme = app.converter.parseRawComment(text, project.files).content;
    }
    for (const reflection of project.getReflectionsByKind(ReflectionKind.Document)) {
      const text = reflection.content.map((part) => part.text).join('');
      reflection.name = titleOf(text) ?? reflection.name;
    }
  });
}

/** A summary is a control, so it must not contain links; its anchor keeps its name. */
const withoutLinksInSummaries = (html) =>
  html.replaceAll(/<summary[\s\S]*?<\/summary>/g, (summary) => summary.replaceAll(/<a [^>]*class="tsd-anchor-icon"[\s\S]*?<\/a>/g, ''));

/** @returns number of libs and pages, and the problems reported by TypeDoc. */
export async function writeReference({ root, out, version }) {
  const libs = libsOf(root);
  const documents = documentsOf(root);
  const config = writeConfig(root, out, libs);
  const app = await Application.bootstrapWithPlugins(
    {
      name: `Touchline ${version}`,
      tsconfig: config,
      entryPoints: libs.map(({ entry }) => entry),
      entryPointStrategy: 'resolve',
      projectDocuments: documents.map((file) => join(root, file)),
      readme: join(root, 'README.md'),
      customCss: join(import.meta.dirname, 'site.css'),
      skipErrorChecking: true,
      excludePrivate: true,
      excludeInternal: true,
      excludeExternals: true,
      disableGit: true,
      sourceLinkTemplate: 'https://touchline.example/{path}#{line}',
      gitRevision: version,
      hideGenerator: true,
      searchInComments: true,
      searchInDocuments: true,
      blockTags: [
        '@spec',
        '@param',
        '@returns',
        '@throws',
        '@example',
        '@deprecated',
        '@see',
        '@default',
        '@remarks',
        '@template',
        '@module',
      ],
      validation: { invalidLink: true, invalidPath: true, notExported: false, notDocumented: false, rewrittenLink: false },
    },
    [new TSConfigReader()],
  );
  openWithReadmes(app, libs);
  app.renderer.on(PageEvent.END, (page) => {
    page.contents = withoutLinksInSummaries(page.contents ?? '');
  });
  app.renderer.hooks.on('pageSidebar.begin', (context) =>
    JSX.createElement('p', null, JSX.createElement('a', { href: context.relativeURL('storybook/index.html') }, 'Storybook')),
  );
  // Warnings during conversion are about foreign packages and overloads; only link warnings matter.
  app.logger.level = LogLevel.Error;
  const project = await app.convert();
  if (project === undefined) return { modules: 0, documents: 0, problems: ['TypeDoc could not read the libs.'] };
  app.logger.level = LogLevel.Warn;
  app.logger.resetWarnings();
  app.validate(project);
  await app.generateDocs(project, out);
  const problems = app.logger.hasWarnings() || app.logger.hasErrors() ? ['TypeDoc names links above that lead nowhere.'] : [];
  return { modules: libs.length, documents: documents.length, problems };
}
