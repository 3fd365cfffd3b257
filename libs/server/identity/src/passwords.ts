import { hash, parseOptions, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';
import type { TakenTry } from './secrets/tries.ts';

/** OWASP's minimum for argon2id, which is the package's own algorithm of choice. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const GENERATED_LENGTH = 12;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether a hash was made at a lower cost than today's: whoever brings its password gets a new one. */
export function isOutdated(known: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(known);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost || parallelism < COST.parallelism;
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (nobody has this login) the same work is done for nothing, so that the time of
 * the answer does not tell which logins exist.
 *
 * @spec AUTH-9
 */
export async function isPasswordRight(_taken: TakenTry, password: string, known: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(madePassword());
  const isRight = await verify(known ?? (await nobody), password);
  return isRight && known !== undefined;
}

/** A password for one-click registration, told once. */
export const madePassword = (): string => Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
