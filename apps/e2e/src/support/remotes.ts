import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

export interface KnownRemote {
  name: string;
  /** A path of one of its pages, without the language. */
  path: string;
  /** Key of that page. */
  routeKey: string;
  /** A page of another section that the same person may open. */
  elsewhere: string;
  needsVisitor: boolean;
  /** Whether the coupon stands beside its pages on a wide screen: its manifest says so. */
  hasRail: boolean;
}

interface Row {
  key: string;
  path: string;
  section: string;
  layout: string;
  access: string;
  outcome: string;
}

const rows = (): Row[] =>
  readFileSync(join(ROOT, 'docs/spec/routes.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([key = '', path = '', section = '', layout = '', access = '', outcome = '']) => ({
      key,
      path,
      section,
      layout,
      access,
      outcome,
    }));

/** `:section(line|live)/:sport?` as a path that it matches; null where a value would have to be known. */
function examplePath(pattern: string): string | null {
  const parts = pattern.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const first = /\((\w[\w-]*)\|/.exec(part)?.[1];
    if (part.endsWith('?')) return [];
    return [first ?? null];
  });
  return parts.includes(null) ? null : parts.join('/');
}

/** Every remote that the build's registry knows, with a page to try it on: a new section joins by being built. */
export function knownRemotes(): KnownRemote[] {
  const { remotes } = JSON.parse(readFileSync(join(ROOT, 'dist/registry.json'), 'utf8')) as {
    remotes: Record<string, { pages: Record<string, unknown>; manifest?: { rail?: string } }>;
  };
  const all = rows();
  return Object.entries(remotes).map(([name, { pages, manifest }]) => {
    // Not home: its bands load other sections.
    const candidates = all
      .filter(
        ({ section, outcome, layout, key }) =>
          section === name && outcome === 'page' && layout === 'main' && key in pages && key !== 'home',
      )
      .flatMap((row) => {
        const path = examplePath(row.path);
        return path === null ? [] : [{ ...row, path }];
      });
    const row = ['any', 'auth', 'guest'].map((access) => candidates.find((one) => one.access === access)).find(Boolean);
    if (row === undefined) throw new Error(`no page of the section ${name} can be opened without knowing more`);
    const elsewhere = name === 'betting' ? '/office/history' : '/line';
    return { name, path: row.path, routeKey: row.key, elsewhere, needsVisitor: row.access === 'guest', hasRail: manifest?.rail !== 'none' };
  });
}

/** Goes there as a link inside the page does: the document stays. */
export async function goInside(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, url);
}

/** The shell's own page for what does not exist: it stands in the main layout and belongs to no section. */
export const NOWHERE = '/nothing-is-here';

/** Marks the document that is open, so that a later look tells whether it is still the same one. */
export const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isSamePage: true }));
export const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'isSamePage' in window);
