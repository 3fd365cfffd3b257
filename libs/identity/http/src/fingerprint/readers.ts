// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { FingerprintAnswer } from '@touchline/identity-contract';
import { integer, objectOf, readAs, type Reader, text } from '@touchline/shared-primitives';

export const readFingerprintAnswer: Reader<FingerprintAnswer> = readAs(objectOf({ token: text, expiresAt: integer }));
