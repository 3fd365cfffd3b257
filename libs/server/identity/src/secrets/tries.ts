import {
  CHECKS_OF_ADDRESS,
  giveBackTry,
  isDeviceOf,
  ofPeople,
  type RateLimit,
  readDeviceCookie,
  Refusal,
  type Services,
  takeTry,
  takeTryOfAddress,
} from '@touchline/server-kernel';
import type { FastifyRequest } from 'fastify';

/**
 * Kinds of secrets. Tries of one kind are counted together for all names, routes and addresses; each kind has a separate count, so that
 * guessing passwords does not block the link in a letter.
 */
export type SecretKind = 'password' | 'second-step' | 'new-authenticator' | 'code' | 'signature' | 'qr' | 'token' | 'link' | 'answer';

/** Owner of a guessed secret: an account, or the submitted text if there is no account. */
export type Owner = { userId: number } | { text: string };

/** A try to prove knowledge of a secret. */
export interface Guess {
  kind: SecretKind;
  /** Null for a secret that names no account: it is counted per address only. */
  of: Owner | null;
  request: FastifyRequest;
  /** The requesting session, if any. */
  session?: { userId: number } | undefined;
  /** Set for a page that polls with the correct secret: only wrong secrets count for the address. */
  isPolled?: boolean;
}

declare const TAKEN: unique symbol;
/** Proof that a try was counted. Every function that compares a secret requires one. */
export interface TakenTry {
  readonly [TAKEN]: true;
}
const TAKEN_TRY = {} as TakenTry;

const WINDOW_MS = 15 * 60_000;
const laneOf = (name: string, limit: number) => (kind: SecretKind) => ({ name: `${kind}-${name}`, limit, windowMs: WINDOW_MS });
/** Wrong secrets of one kind and account in a quarter of an hour: ten, in three lanes. @spec AUTH-8 */
const LANES = {
  /** Only for known devices and sessions of the player, so that strangers cannot use these up. */
  home: laneOf('home', 2),
  /** For everyone. */
  open: laneOf('open', 5),
  /** Each requires a solved captcha. @spec HT-04 */
  proven: laneOf('proven', 3),
} as const;

const tooMany = ({ windowMs }: RateLimit) =>
  new Refusal(429, 'too-many-tries', { detail: 'Too many tries, please wait a while', retryAfterSeconds: windowMs / 1000 });

/** The only way to check a secret of an account. */
export interface Secrets {
  /**
   * Counts a try before it compares the secret, so that parallel guesses cannot exceed the limit. A right secret refunds its try.
   *
   * @param look - compares; undefined for a wrong secret. If it throws, the try stays counted.
   * @returns the result of `look`; undefined for a wrong secret.
   * @throws Refusal 400 captcha, 429 too-many-tries.
   * @spec AUTH-8 AUTH-9
   */
  check<T>(guess: Guess, look: (taken: TakenTry) => Promise<T | undefined>): Promise<T | undefined>;
  /**
   * As `check`, for an answer that a player gives to a member of staff: counted for the account, without an address or a captcha.
   *
   * @throws Refusal 429 too-many-tries.
   */
  checkForStaff<T>(kind: SecretKind, userId: number, look: (taken: TakenTry) => Promise<T | undefined>): Promise<T | undefined>;
  /** Reports a guess that was rejected before its secret was compared. */
  failed(guess: Guess): Promise<void>;
}

export type SecretServices = Pick<Services, 'db' | 'now' | 'peoplePerAddress'>;

/** Dependencies of the try counter. */
export interface SecretPorts {
  /** Requires a solved captcha. @throws Refusal 400 captcha */
  requireCaptcha(request: FastifyRequest): Promise<void>;
  /** Called for each failed guess, whether wrong or over the limit. */
  onFailed(guess: Guess): Promise<void>;
}

export function openSecrets({ db, now, peoplePerAddress }: SecretServices, { requireCaptcha, onFailed }: SecretPorts): Secrets {
  const isAtHome = async ({ of, request, session }: Guess, nowMs: number): Promise<boolean> => {
    const userId = of !== null && 'userId' in of ? of.userId : null;
    if (session !== undefined && session.userId === userId) return true;
    const device = readDeviceCookie(request);
    // Also run for a name without an account, so that the response time reveals nothing.
    return device !== undefined && (await isDeviceOf(db, device, { userId: userId ?? 0, nowMs }));
  };
  const takeLane = async (guess: Guess, who: string, nowMs: number): Promise<RateLimit> => {
    const { kind } = guess;
    const free = (await isAtHome(guess, nowMs)) ? [LANES.home, LANES.open] : [LANES.open];
    for (const lane of free.map((of) => of(kind))) if (await takeTry(db, lane, who, nowMs)) return lane;
    await requireCaptcha(guess.request);
    const proven = LANES.proven(kind);
    if (!(await takeTry(db, proven, who, nowMs))) throw tooMany(proven);
    return proven;
  };
  /** @returns a function that refunds the tries. */
  const take = async (guess: Guess): Promise<() => Promise<void>> => {
    const { of, request, isPolled = false } = guess;
    const nowMs = now();
    const ofAddress = ofPeople(CHECKS_OF_ADDRESS, peoplePerAddress);
    if (!isPolled && !(await takeTryOfAddress(db, ofAddress, request.ip, nowMs))) throw tooMany(CHECKS_OF_ADDRESS);
    if (of === null) return async () => undefined;
    const who = 'userId' in of ? `account ${of.userId}` : `text ${of.text}`;
    const lane = await takeLane(guess, who, nowMs);
    return () => giveBackTry(db, lane, who, nowMs);
  };

  return {
    check: async (guess, look) => {
      const giveBack = await take(guess).catch(async (error: unknown) => {
        await onFailed(guess);
        throw error;
      });
      const found = await look(TAKEN_TRY);
      if (found === undefined) await onFailed(guess);
      else await giveBack();
      return found;
    },
    checkForStaff: async (kind, userId, look) => {
      const [lane, who, nowMs] = [LANES.open(kind), `account ${userId}`, now()];
      if (!(await takeTry(db, lane, who, nowMs))) throw tooMany(lane);
      const found = await look(TAKEN_TRY);
      if (found !== undefined) await giveBackTry(db, lane, who, nowMs);
      return found;
    },
    failed: onFailed,
  };
}
