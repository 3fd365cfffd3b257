// What was built from what: a target whose inputs have not changed is not built again. Superseded files stay for pages that are open.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, readJson } from './workspace.mjs';

/** A page that was open when a release came may still ask for the files of its own. */
export const KEEP_MS = 24 * 60 * 60 * 1000;

const fileOf = (id) => join(DIST, '.stamps', `${id}.json`);

/** The record of the last build of a target, or undefined. */
export const readStamp = (id) => (existsSync(fileOf(id)) ? readJson(fileOf(id)) : undefined);

export function writeStamp(id, record) {
  mkdirSync(join(DIST, '.stamps'), { recursive: true });
  writeFileSync(fileOf(id), JSON.stringify(record));
}

/**
 * Removes files of older builds a day after they were superseded.
 *
 * @param live - urls of today's files.
 * @param stale - when each older file was superseded, by url.
 * @returns the files that wait for their removal.
 */
export function collectStale(folder, live, stale, nowMs) {
  const isLive = new Set(live);
  const waiting = {};
  if (!existsSync(join(DIST, folder))) return waiting; // it has files for the edge alone
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

/** Server folders by version: the newest stays, older ones go after a day. */
export function collectServers(folder, liveVersion, nowMs) {
  if (!existsSync(join(DIST, folder))) return;
  for (const version of readdirSync(join(DIST, folder))) {
    const path = join(DIST, folder, version);
    if (version !== liveVersion && nowMs - statSync(path).mtimeMs > KEEP_MS) rmSync(path, { recursive: true, force: true });
  }
}
