import { mayFingerprint } from '@touchline/identity-rules';
import type { Call } from '@touchline/shared-contract';
import { readJson, type Send } from '@touchline/shared-http';
import type { FingerprintKeeper } from '../fingerprint/fingerprint-keeper.ts';
import {
  CAPTCHA_CODES,
  CAPTCHA_HEADER,
  FINGERPRINT_CODE,
  FINGERPRINT_HEADER,
  MOST_CAPTCHAS,
  MOST_FINGERPRINTS,
} from '../rules/challenges.ts';
import type { ChallengePorts } from './challenge-ports.ts';

/** Handles captchas and fingerprints that the backend asks for. */
export interface ChallengeDesk {
  /** Takes the fingerprint of this device, if allowed. */
  warm: () => Promise<void>;
  /** Adds a known fingerprint to a sign-in or registration request. */
  sign: (request: Request, call: Call | undefined) => void;
  /** Handles the challenges of a refusal and sends the request again. */
  meet: (refused: Response, again: () => Request, call: Call | undefined) => Promise<Response>;
}

type Demand = 'captcha' | 'fingerprint' | null;

async function demandOf(response: Response): Promise<Demand> {
  if (response.status !== 400) return null;
  const body = await readJson(response.clone()).catch(() => null);
  const { code } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown };
  if (code === FINGERPRINT_CODE) return 'fingerprint';
  return typeof code === 'number' && CAPTCHA_CODES.has(code) ? 'captcha' : null;
}

/** @spec HT-04 HT-06 AUTH-10 */
export function openChallengeDesk({ origin, now, report, send, fingerprint: termsOf }: ChallengePorts & { send: Send }): ChallengeDesk {
  let keeper: FingerprintKeeper | undefined;

  async function fingerprint(): Promise<string | null> {
    const terms = termsOf?.();
    if (terms === undefined || !mayFingerprint(terms.setting, terms.agreed)) return null;
    const chunk = await import('../fingerprint/open-fingerprint.ts').catch(() => null);
    if (chunk === null) return null;
    keeper ??= chunk.openFingerprint({ origin, send, now, report });
    return keeper.refresh();
  }

  async function captcha(signal: AbortSignal): Promise<string | null> {
    const chunk = await import('./answer-captcha.ts').catch(() => null);
    return chunk === null ? null : chunk.answerCaptcha({ origin, send }, signal).catch(() => null);
  }

  return {
    warm: async () => void (await fingerprint()),

    sign: (request, call) => {
      const known = call?.sessionChange === 'token' ? keeper?.token() : null;
      if (known) request.headers.set(FINGERPRINT_HEADER, known);
    },

    // Each kind of challenge is handled once, in the order in which they arrive; a repeated one is returned to the caller.
    meet: async (refused, again, call) => {
      const left: Record<Exclude<Demand, null>, number> = { captcha: MOST_CAPTCHAS, fingerprint: MOST_FINGERPRINTS };
      const headers = new Map<string, string>();
      let response = refused;
      for (let demand = await demandOf(response); demand !== null; demand = await demandOf(response)) {
        if (left[demand] === 0) return response;
        left[demand] -= 1;
        const request = again();
        const { signal } = request;
        const answer = demand === 'captcha' ? await captcha(signal) : await fingerprint();
        signal.throwIfAborted();
        if (answer === null) return response; // neither is available: the refusal states the reason
        headers.set(demand === 'captcha' ? CAPTCHA_HEADER : FINGERPRINT_HEADER, answer);
        // Send earlier answers again: a captcha answer is single-use, and a refusal for another reason did not consume it.
        for (const [name, value] of headers) request.headers.set(name, value);
        response = await send(request, call);
      }
      return response;
    },
  };
}
