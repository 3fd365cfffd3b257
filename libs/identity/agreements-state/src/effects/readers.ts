// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { TermsAnswer } from '@touchline/identity-contract';
import { flag, integer, objectOf, readAs, type Reader } from '@touchline/shared-primitives';

export const readTermsAnswer: Reader<TermsAnswer> = readAs(objectOf({ result: flag, updatedAt: integer }));
