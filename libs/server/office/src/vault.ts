import type { Services } from '@touchline/server-kernel';
import { dataFolder } from '@touchline/server-kernel/db';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FILE = 'documents.key';

/** Encrypts personal data and pictures. `of` names the owner and must be the same text when opening. */
export interface Vault {
  seal(of: string, plain: Uint8Array): string;
  /** @throws Error if it was sealed with another key or for another owner. */
  open(of: string, sealed: string): Buffer;
}

/** AES-256-GCM with a key that is never in the database. @spec PRV-1 AC-09 */
export function vaultOf(key: Uint8Array): Vault {
  if (key.length !== KEY_BYTES) throw new Error(`TOUCHLINE_DOCUMENTS_KEY has to be ${KEY_BYTES} bytes in base64`);
  return {
    seal: (of, plain) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(of));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open: (of, sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(of)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}

/**
 * Uses the key in `TOUCHLINE_DOCUMENTS_KEY`, or else a file in the data folder, created at the first start. Tests without a data folder use
 * a key in memory.
 */
export function openVault({ env, db }: Pick<Services, 'env' | 'db'>): Vault {
  const given = env['TOUCHLINE_DOCUMENTS_KEY'];
  if (given !== undefined) return vaultOf(Buffer.from(given, 'base64'));
  if (db.folder === undefined && env['TOUCHLINE_DATA_DIR'] === undefined && env['TOUCHLINE_TEST'] === '1')
    return vaultOf(randomBytes(KEY_BYTES));
  const folder = dataFolder(env);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, FILE);
  try {
    writeFileSync(path, randomBytes(KEY_BYTES).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // keep the existing key
  }
  return vaultOf(Buffer.from(readFileSync(path, 'utf8'), 'base64'));
}
