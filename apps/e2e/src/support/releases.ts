import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const DAY_MS = 24 * 60 * 60 * 1000;
const TEXT = /\.(?:js|css|json)$/;
/** A hashed file name of the build; version numbers of libs in text do not match. */
const NAMES = /[\w$.-]+\.(?:js|css|json|woff2|svg|png)\b/g;

export interface Releases {
  dist: string;
  /** URLs of all files of the newest release. */
  live: () => readonly string[];
  /** Adds the next release next to the earlier ones, as a build does: all its files have new names. */
  next: () => void;
  /** Cleans up as a build does this long after the previous one. */
  cleanUpAfter: (ms: number) => void;
  remove: () => void;
}

/** A copy of the existing build that further releases can follow, which share no file with it. */
export function copyOfBuild(): Releases {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const dist = mkdtempSync(join(ROOT, '.cache/releases-'));
  for (const part of ['assets', 'server', 'registry.json']) cpSync(join(ROOT, 'dist', part), join(dist, part), { recursive: true });
  // Compressed files would have to be regenerated for each release.
  for (const file of globSync('assets/**/*.{br,gz}', { cwd: dist })) rmSync(join(dist, file));
  const files = (): string[] => globSync('assets/**/*.*', { cwd: dist }).map((file) => `/${file}`);
  const registry = (): string => readFileSync(join(dist, 'registry.json'), 'utf8');
  let live = files();
  const supersededAt = new Map<string, number>();
  let nowMs = Date.now();

  return {
    dist,
    live: () => live,
    next: () => {
      const renamed = new Map(live.map((url) => [basename(url), basename(url).replace(/\.\w+$/, '-next$&')]));
      const rename = (text: string): string => text.replace(NAMES, (name) => renamed.get(name) ?? name);
      const made = live.map((url) => join(dirname(url), renamed.get(basename(url)) ?? ''));
      live.forEach((url, at) => {
        const whole = readFileSync(join(dist, url));
        writeFileSync(join(dist, made[at] ?? ''), TEXT.test(url) ? rename(whole.toString('utf8')) : whole);
        supersededAt.set(url, nowMs);
      });
      live = made;
      writeFileSync(join(dist, 'registry.json.new'), rename(registry()));
      renameSync(join(dist, 'registry.json.new'), join(dist, 'registry.json'));
    },
    cleanUpAfter: (ms) => {
      nowMs += ms;
      // Runs the build's own clean-up in a process whose root is this folder.
      const code = `import { collectStale } from './tools/build/src/stamps.mjs'; import { readFileSync } from 'node:fs';
        const { live, stale, nowMs } = JSON.parse(readFileSync(0, 'utf8')); collectStale('assets', live, stale, nowMs);`;
      execFileSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd: ROOT,
        env: { ...process.env, TOUCHLINE_DIST: dist },
        input: JSON.stringify({ live, stale: Object.fromEntries(supersededAt), nowMs }),
      });
    },
    remove: () => rmSync(dist, { recursive: true, force: true }),
  };
}

export { DAY_MS };
