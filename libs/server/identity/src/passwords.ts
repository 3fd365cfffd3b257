import { hash, parseOptions, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';
import type { TakenTry } from './secrets/tries.ts';

/** OWASP's minimum for argon2id, the default algorithm of the package. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const GENERATED_LENGTH = 12;
/** Excludes letters and digits that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether a hash uses outdated parameters; it is replaced at the player's next sign-in. */
export function isOutdated(known: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(known);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost || parallelism < COST.parallelism;
}

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (unknown login) the same work is done against a dummy, so that timing does not
 * reveal which logins exist.
 *
 * @spec AUTH-9
 */
export async function isPasswordRight(_taken: TakenTry, password: string, known: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword(madePassword());
  const isRight = await verify(known ?? (await dummyHash), password);
  return isRight && known !== undefined;
}

/** A generated password for one-click registration, shown once. */
export const madePassword = (): string => Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
