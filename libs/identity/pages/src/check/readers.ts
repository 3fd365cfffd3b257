// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { IdentityCheck } from '@touchline/identity-contract';
import { flag, literal, objectOf, otherwise, readAs, type Reader, webUrl } from '@touchline/shared-primitives';

export const readIdentityCheck: Reader<IdentityCheck> = readAs(
  objectOf({
    state: literal('none', 'open', 'checking', 'approved', 'refused'),
    reason: otherwise(literal('unreadable', 'cropped', 'expired', 'other-person'), null),
    isVerified: flag,
    isReachable: flag,
    frameUrl: otherwise(webUrl, null),
  }),
);
