// Records the inputs of each built target, so that unchanged ones are not built again. Superseded files are kept for open pages.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, readJson } from './workspace.mjs';

/** A page opened before a release may still request its own files. */
export const KEEP_MS = 24 * 60 * 60 * 1000;

const fileOf = (id) => join(DIST, '.stamps', `${id}.json`);

/** The record of a target's last build, or undefined. */
export const readStamp = (id) => (existsSync(fileOf(id)) ? readJson(fileOf(id)) : undefined);

export function writeStamp(id, record) {
  mkdirSync(join(DIST, '.stamps'), { recursive: true });
  writeFileSync(fileOf(id), JSON.stringify(record));
}

/**
 * Removes files of older builds a day after they were superseded.
 *
 * @param live - URLs of the current files.
 * @param stale - time at which each older file was superseded, by URL.
 * @returns the files that are still to be removed.
 */
export function collectStale(folder, live, stale, nowMs) {
  const isLive = new Set(live);
  const waiting = {};
  if (!existsSync(join(DIST, folder))) return waiting; // it has only files for the edge
  for (const entry of readdirSync(join(DIST, folder), { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const url = file.slice(DIST.length);
    if (isLive.has(url)) continue;
    const since = stale[url] ?? nowMs;
    if (nowMs - since < KEEP_MS) waiting[url] = since;
    else for (const ending of ['', '.br', '.gz']) rmSync(file + ending, { force: true });
  }
  return waiting;
}

/** Removes server folders a day after they were superseded; the newest version is kept. */
export function collectServers(folder, liveVersion, nowMs) {
  if (!existsSync(join(DIST, folder))) return;
  for (const version of readdirSync(join(DIST, folder))) {
    const path = join(DIST, folder, version);
    if (version !== liveVersion && nowMs - statSync(path).mtimeMs > KEEP_MS) rmSync(path, { recursive: true, force: true });
  }
}
