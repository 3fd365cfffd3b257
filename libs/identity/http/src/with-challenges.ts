import type { HttpMiddleware } from '@touchline/shared-http';
import type { Report } from '@touchline/shared-primitives';
import type { FingerprintKeeper } from './fingerprint/fingerprint-keeper.ts';
import { FINGERPRINT_AFTER_MS, FINGERPRINT_HEADER } from './rules/challenges.ts';

export interface ChallengePorts {
  origin: string;
  /** Time by the server, in milliseconds. */
  now: () => number;
  report: Report;
  /** Whether the fingerprint of this device may be taken now: by the configuration, and by what the visitor agreed to. Left out, it never is. */
  mayFingerprint?: (() => boolean) | undefined;
}

const BAD_REQUEST = 400;

/**
 * Meets what the backend asks for before it takes a request, a captcha or a fingerprint, and sends the request again; whoever called hears
 * nothing of it. What it takes comes with the first 400, the fingerprint 8 s after the start.
 *
 * @spec HT-04 HT-06 HT-07 AUTH-10
 */
export function withChallenges({ origin, now, report, mayFingerprint = () => false }: ChallengePorts): HttpMiddleware {
  return (next) => {
    let keeper: FingerprintKeeper | undefined;
    const fingerprint = async (): Promise<FingerprintKeeper | undefined> => {
      if (keeper === undefined && mayFingerprint()) {
        const { openFingerprint } = await import('./fingerprint/open-fingerprint.ts');
        keeper ??= openFingerprint({ origin, send: next, now, report });
      }
      return keeper;
    };
    setTimeout(() => void fingerprint().then((device) => device?.refresh()), FINGERPRINT_AFTER_MS);

    return async (request, call) => {
      // A body can be read once only, so every sending gets a request of its own.
      const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
      const again = () => new Request(request, { body });
      const first = again();
      const known = call?.tells === 'token' ? keeper?.token() : null;
      if (known) first.headers.set(FINGERPRINT_HEADER, known);
      const response = await next(first, call);
      if (response.status !== BAD_REQUEST) return response;
      const { meetChallenges } = await import('./challenges/meet-challenges.ts');
      return meetChallenges({ origin, next, call, fingerprint }, again, response);
    };
  };
}
