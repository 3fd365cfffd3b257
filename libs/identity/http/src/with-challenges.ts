import { mayFingerprint } from '@touchline/identity-rules';
import type { HttpMiddleware } from '@touchline/shared-http';
import type { ChallengeDesk } from './challenges/challenge-desk.ts';
import type { ChallengePorts } from './challenges/challenge-ports.ts';
import { FINGERPRINT_AFTER_MS } from './rules/timings.ts';

const BAD_REQUEST = 400;

/**
 * Meets what the backend asks for before it takes a request, a captcha or a fingerprint, and sends the request again; whoever called hears
 * nothing of it. What it takes comes with the first 400, the fingerprint 8 s after the start. Where the code for it cannot be loaded, the
 * caller gets the refusal.
 *
 * @spec HT-04 HT-06 HT-07 AUTH-10
 */
export function withChallenges(ports: ChallengePorts): HttpMiddleware {
  return (send) => {
    let desk: ChallengeDesk | undefined;
    const open = async (): Promise<ChallengeDesk> =>
      (desk ??= (await import('./challenges/challenge-desk.ts')).openChallengeDesk({ ...ports, send }));
    // Without it nothing is lost: a refusal that asks for a fingerprint takes it then.
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
      // A body can be read once only, so every sending gets a request of its own.
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
