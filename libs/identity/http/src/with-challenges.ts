import type { HttpMiddleware } from '@touchline/shared-http';
import type { Report } from '@touchline/shared-primitives';
import type { ChallengeDesk } from './challenges/challenge-desk.ts';
import { FINGERPRINT_AFTER_MS } from './rules/timings.ts';

export interface ChallengePorts {
  origin: string;
  /** Time by the server, in milliseconds. */
  now: () => number;
  report: Report;
  /** What decides whether the fingerprint of this device may be taken: the site's setting, and what the visitor agreed to. Left out, it never is. */
  fingerprint?: (() => FingerprintTerms) | undefined;
}

/** By the rule `mayFingerprint`. @spec HT-07 */
export interface FingerprintTerms {
  setting: 'off' | 'after-consent' | 'always' | undefined;
  /** Kinds of cookies; null is no answer yet. */
  agreed: number | null;
}

const BAD_REQUEST = 400;

/**
 * Meets what the backend asks for before it takes a request, a captcha or a fingerprint, and sends the request again; whoever called hears
 * nothing of it. What it takes comes with the first 400, the fingerprint 8 s after the start.
 *
 * @spec HT-04 HT-06 HT-07 AUTH-10
 */
export function withChallenges(ports: ChallengePorts): HttpMiddleware {
  return (send) => {
    let desk: ChallengeDesk | undefined;
    const open = async (): Promise<ChallengeDesk> =>
      (desk ??= (await import('./challenges/challenge-desk.ts')).openChallengeDesk({ ...ports, send }));
    setTimeout(() => ports.fingerprint && void open().then(({ warm }) => warm()), FINGERPRINT_AFTER_MS);

    return async (request, call) => {
      // A body can be read once only, so every sending gets a request of its own.
      const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
      const again = () => new Request(request, { body });
      const first = again();
      desk?.sign(first, call);
      const response = await send(first, call);
      return response.status === BAD_REQUEST ? (await open()).meet(response, again, call) : response;
    };
  };
}
