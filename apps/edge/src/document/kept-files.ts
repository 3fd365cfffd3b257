import type { KeptTexts } from '@touchline/shared-state';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^[a-zA-Z0-9-]{1,60}$/;

/**
 * Stores texts as files in one folder, readable by this user only. Writes are atomic: a temporary file is renamed.
 *
 * @param folder - null stores nothing.
 * @spec CFG-1
 */
export function createKeptFiles(folder: string | null): KeptTexts {
  const fileOf = (name: string): string | null => (folder !== null && NAME.test(name) ? join(folder, name) : null);
  return {
    read: async (name) => {
      const file = fileOf(name);
      return file === null ? null : readFile(file, 'utf8').catch(() => null);
    },
    write: async (name, text) => {
      const file = fileOf(name);
      if (file === null || folder === null) return;
      const beside = `${file}.${randomUUID()}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await writeFile(beside, text, { mode: 0o600 });
        await rename(beside, file);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
  };
}

/**
 * Whether the folder has a stored configuration, which serves pages while the backend has none.
 *
 * @param folder - null stores nothing.
 * @spec CFG-1
 */
export const hasKeptConfig = (folder: string | null): boolean =>
  folder !== null && existsSync(folder) && readdirSync(folder).some((name) => /^config-[a-z]{2}$/.test(name));
