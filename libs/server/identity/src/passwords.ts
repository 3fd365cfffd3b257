import { hash, parseOptions, verify } from '@node-rs/argon2';
import { answerForm, opaqueForm } from '@touchline/identity-rules';
import { randomInt } from 'node:crypto';
import type { TakenTry } from './secrets/tries.ts';

/** OWASP's minimum for argon2id, the default algorithm of the package. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const GENERATED_LENGTH = 12;
/** Excludes letters and digits that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Hashes a password in the form by which passwords are compared. */
export const hashPassword = (password: string): Promise<string> => hash(opaqueForm(password), COST);
/** Hashes the answer to a security question in the form by which answers are compared. */
export const hashAnswer = (answer: string): Promise<string> => hash(answerForm(answer), COST);

/** Whether a hash uses outdated parameters. */
function isOutdated(known: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(known);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost || parallelism < COST.parallelism;
}

let dummyHash: Promise<string> | undefined;

/** The first of several texts that matches a hash. Without a hash the same work is done against a dummy. */
async function firstMatch(texts: readonly string[], known: string | undefined): Promise<string | undefined> {
  dummyHash ??= hashPassword(madePassword());
  for (const text of new Set(texts)) if (await verify(known ?? (await dummyHash), text)) return known === undefined ? undefined : text;
  return undefined;
}

/** `renew`: the password is right, but its hash is of an older kind and should be replaced. */
export type PasswordMatch = 'wrong' | 'right' | 'renew';

/**
 * Compares a password with its hash. Hashes of earlier releases are of the password as it was typed, so composed, decomposed and unchanged
 * forms are tried. How many are tried depends only on the typed password, and an unknown login (no hash) costs the same work, so that timing
 * does not reveal which logins exist.
 *
 * @spec ID-02 AUTH-9
 */
export async function matchPassword(_taken: TakenTry, password: string, known: string | undefined): Promise<PasswordMatch> {
  const form = opaqueForm(password);
  const found = await firstMatch([form, password, form.normalize('NFD')], known);
  if (found === undefined || known === undefined) return 'wrong';
  return found === form && !isOutdated(known) ? 'right' : 'renew';
}

/** Whether an answer matches its hash. Hashes of earlier releases are of the answer in lower case. @spec ID-31 */
export async function isAnswerRight(_taken: TakenTry, answer: string, known: string | undefined): Promise<boolean> {
  const lower = answer.trim().toLowerCase();
  return (await firstMatch([answerForm(answer), lower, lower.normalize('NFC'), lower.normalize('NFD')], known)) !== undefined;
}

/** A generated password for one-click registration, shown once. */
export const madePassword = (): string => Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
