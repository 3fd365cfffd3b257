// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { SignedReceiptAnswer } from '@touchline/betting-contract';
import { objectOf, readAs, type Reader, text } from '@touchline/shared-primitives';

export const readSignedReceiptAnswer: Reader<SignedReceiptAnswer> = readAs(objectOf({ statement: text, keyId: text, signature: text }));
