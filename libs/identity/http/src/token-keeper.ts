import { sessionCalls, type Token } from '@touchline/identity-contract';
import type { Call } from '@touchline/shared-contract';
import { discard, requestOf, type Send } from '@touchline/shared-http';
import { codeOf, isObject, type LogLine, type Report } from '@touchline/shared-primitives';
import { HANDOVER_MS, PENDING_SHARED_MS, REFRESH_TIMEOUT_MS } from './rules/timings.ts';
import { isTokenValid } from './rules/token.ts';

const TOPIC = 'identity.token';
const LOCK = 'identity.token';

/** Dependencies of the token keeper; a subset of a section's ports. */
export interface TokenPorts {
  origin: string;
  /** Server time in milliseconds. */
  now: () => number;
  tabs: {
    post: (topic: string, message: unknown) => void;
    on: (topic: string, listener: (message: unknown) => void) => () => void;
    withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  };
  report: Report;
}

export interface TokenKeeper {
  /** The current token, fetched first if there is none; null for a visitor. */
  current: () => Promise<string | null>;
  /** As `current`, but null without a request unless it is known that a player is signed in. */
  known: () => Promise<string | null>;
  /** A token other than the rejected one; concurrent callers share one refresh, in this tab and across tabs. */
  renew: (refused: string | null) => Promise<string | null>;
  /** Whether it is known that no player is signed in. */
  isVisitor: () => boolean;
  /** A fresh token was rejected too: the session is over, and no refresh is attempted until the next sign-in. */
  giveUp: () => void;
  /**
   * Starts tracking a call. The returned function reads its response for the owner of the session, a new token or a sign-out. The owner is
   * ignored if somebody has signed in or out since the call started, because the response is then out of date.
   */
  listen: (sessionChange: Call['sessionChange']) => (response: Response) => Promise<void>;
}

/**
 * Keeps the access token in memory, never in storage.
 *
 * @spec HT-01 HT-02 HT-03 AUTH-1 AUTH-2 AUTH-3
 */
export function createTokenKeeper({ origin, now, tabs, report, send }: TokenPorts & { send: Send }): TokenKeeper {
  let token: Token | null = null;
  let status: 'unknown' | 'player' | 'visitor' = 'unknown';
  let flight: { promise: Promise<string | null>; startedAt: number } | null = null;
  // Incremented by every sign-in and sign-out; the result of a refresh from an earlier epoch belongs to another session.
  let epoch = 0;
  // The tab that has the lock is frozen. Until the lock is released, this tab refreshes without it.
  let isLockHung = false;
  // Incremented by everything learned about the owner of the session, from other tabs too.
  let learned = 0;

  const adopt = (fresh: Token) => {
    token = fresh;
    status = 'player';
    learned += 1;
  };
  const forget = () => {
    token = null;
    status = 'visitor';
    flight = null;
    epoch += 1;
    learned += 1;
  };
  const valid = () => (isTokenValid(token, now()) ? token.token : null);

  tabs.on(TOPIC, (message) => {
    if (message === null) forget();
    else if (isToken(message) && isTokenValid(message, now())) adopt(message);
  });

  async function ask(): Promise<Token | 'refused' | 'failed'> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), REFRESH_TIMEOUT_MS);
    try {
      const response = await send(
        requestOf(origin, sessionCalls.getToken, {
          query: { force_refresh: 'true' },
          headers: { 'X-Requested-With': 'XMLHttpRequest' },
          signal: abort.signal,
        }),
        sessionCalls.getToken,
      );
      const answer: unknown = response.ok ? await response.json() : discard(response);
      if (isToken(answer)) return answer;
      report('Fetch token error' satisfies LogLine, { status: response.status });
      return response.status === 401 || response.status === 403 ? 'refused' : 'failed';
    } catch (error) {
      report('Fetch token error' satisfies LogLine, { code: codeOf(error) });
      return 'failed';
    } finally {
      clearTimeout(timer);
    }
  }

  function refresh(refused: string | null): Promise<string | null> {
    const born = epoch;
    return new Promise((resolve) => {
      let isAbandoned = false;
      let hasBegun = false;
      const timer = setTimeout(() => {
        isAbandoned = true;
        isLockHung ||= !hasBegun;
        report('Fetch token error' satisfies LogLine, { code: 'timeout' });
        resolve(null);
      }, REFRESH_TIMEOUT_MS);
      const settle = (value: string | null) => {
        clearTimeout(timer);
        resolve(value);
      };
      const work = async () => {
        hasBegun = true;
        if (isAbandoned || born !== epoch) return settle(null);
        const adopted = valid();
        if (adopted !== null && adopted !== refused) return settle(adopted);
        const answer = await ask();
        if (born !== epoch) return settle(null);
        if (answer === 'refused') {
          forget();
          return settle(null);
        }
        if (answer === 'failed') return settle(null);
        adopt(answer);
        tabs.post(TOPIC, answer);
        settle(answer.token);
        await new Promise((next) => setTimeout(next, HANDOVER_MS));
      };
      const inTurn = () => {
        isLockHung = false;
        return work();
      };
      (isLockHung ? work() : tabs.withLock(LOCK, inTurn)).catch(() => settle(null));
    });
  }

  function renew(refused: string | null): Promise<string | null> {
    if (status === 'visitor') return Promise.resolve(null);
    const held = valid();
    if (held !== null && held !== refused) return Promise.resolve(held);
    if (flight !== null && now() - flight.startedAt < PENDING_SHARED_MS) return flight.promise;
    const own = { promise: refresh(refused), startedAt: now() };
    flight = own;
    void own.promise.then(() => {
      if (flight === own) flight = null;
    });
    return own.promise;
  }

  return {
    current: () => renew(null),
    known: () => (status === 'player' ? renew(null) : Promise.resolve(null)),
    renew,
    isVisitor: () => status === 'visitor',
    giveUp: forget,
    listen: (sessionChange) => {
      const before = learned;
      return (response) => learn(sessionChange, response, before);
    },
  };

  async function learn(sessionChange: Call['sessionChange'], response: Response, before: number): Promise<void> {
    if (sessionChange === 'end' && hasEnded(response)) {
      forget();
      tabs.post(TOPIC, null);
    }
    if ((sessionChange !== 'who' && sessionChange !== 'token') || !response.ok) return;
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (sessionChange === 'token' && isToken(answer)) {
      epoch += 1;
      adopt({ token: answer.token, expiresAt: answer.expiresAt });
      tabs.post(TOPIC, token);
    }
    if (sessionChange === 'who' && isObject(answer) && learned === before) {
      if (answer['user_id'] === null) forget();
      else status = 'player';
    }
  }
}

/** Whether the response to a sign-out means that the session is over; a 401 means that it already was. */
export const hasEnded = ({ ok, status }: Response): boolean => ok || status === 401;

const isToken = (value: unknown): value is Token =>
  isObject(value) && typeof value['token'] === 'string' && typeof value['expiresAt'] === 'number';
