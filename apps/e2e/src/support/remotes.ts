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
  /** Whether its manifest places the coupon next to its pages on a wide screen. */
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

/** Turns `:section(line|live)/:sport?` into a matching path; null when a parameter has no known value. */
function examplePath(pattern: string): string | null {
  const parts = pattern.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const first = /\((\w[\w-]*)\|/.exec(part)?.[1];
    if (part.endsWith('?')) return [];
    return [first ?? null];
  });
  return parts.includes(null) ? null : parts.join('/');
}

/** Every remote of the build's registry with a page to test it; new sections are included automatically. */
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
    return {
      name,
      path: row.path,
      routeKey: row.key,
      elsewhere,
      needsVisitor: row.access === 'guest',
      hasRail: manifest?.rail === 'coupon',
    };
  });
}

/** Navigates as a link inside the page does, without a new document. */
export async function goInside(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, url);
}

/** The shell's not-found page, which is in the main layout and belongs to no section. */
export const NOWHERE = '/nothing-is-here';

/** Marks the open document, to tell later whether it is still the same one. */
export const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isSamePage: true }));
export const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'isSamePage' in window);
