import { mayFingerprint } from '@touchline/identity-rules';
import type { HttpMiddleware } from '@touchline/shared-http';
import type { ChallengeDesk } from './challenges/challenge-desk.ts';
import type { ChallengePorts } from './challenges/challenge-ports.ts';
import { FINGERPRINT_AFTER_MS } from './rules/timings.ts';

const BAD_REQUEST = 400;

/**
 * Solves the captcha or takes the fingerprint that the backend asks for, and sends the request again, transparently for the caller. The
 * code for it is loaded with the first 400 response, the fingerprint 8 s after the start. If the code cannot be loaded, the caller gets the
 * refusal.
 *
 * @spec HT-04 HT-06 HT-07 AUTH-10
 */
export function withChallenges(ports: ChallengePorts): HttpMiddleware {
  return (send) => {
    let desk: ChallengeDesk | undefined;
    const open = async (): Promise<ChallengeDesk> =>
      (desk ??= (await import('./challenges/challenge-desk.ts')).openChallengeDesk({ ...ports, send }));
    // A failure is harmless: a refusal that asks for a fingerprint loads the code again.
    const warm = (): Promise<void> =>
      open().then(
        (opened) => opened.warm(),
        () => undefined,
      );
    setTimeout(() => {
      const terms = ports.fingerprint?.();
      if (terms !== undefined && mayFingerprint(terms.setting, terms.agreed)) void warm();
    }, FINGERPRINT_AFTER_MS);

    return async (request, call) => {
      // A body can be read only once, so every attempt gets a new request.
      const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
      const again = () => new Request(request, { body });
      const first = again();
      desk?.sign(first, call);
      const response = await send(first, call);
      if (response.status !== BAD_REQUEST) return response;
      const opened = await open().catch(() => null);
      return opened === null ? response : opened.meet(response, again, call);
    };
  };
}
