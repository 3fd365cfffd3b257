import { compose, type Send } from '@touchline/shared-http';
import type { TokenPorts } from './token-keeper.ts';
import type { ChallengePorts } from './challenges/challenge-ports.ts';
import { withChallenges } from './with-challenges.ts';
import { withTerms, type TermsPorts } from './with-terms.ts';
import { withToken } from './with-token.ts';

export interface IdentityHttpOptions extends TokenPorts, TermsPorts, ChallengePorts {
  /** Sends a request to the network, with time-outs where they are wanted. */
  send: Send;
}

/**
 * Complete middleware stack of a page, from outside in: changed terms, token, challenges (captcha and fingerprint). Create one per page.
 *
 * @spec HT-01 HT-03 HT-04 HT-06 HT-11
 */
export const createIdentityHttp = ({ send, onTermsRequired, ...ports }: IdentityHttpOptions): Send =>
  compose(send, [withTerms({ onTermsRequired }), withToken(ports), withChallenges(ports)]);
