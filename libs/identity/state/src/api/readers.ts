// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { LoginAnswer, RegistrationAnswer, RegistrationOptions, TwoStepDemand } from '@touchline/identity-contract';
import {
  eachValid,
  flag,
  integer,
  listOf,
  literal,
  objectOf,
  otherwise,
  readAs,
  type Reader,
  text,
  whole,
} from '@touchline/shared-primitives';

export const readLoginAnswer: Reader<LoginAnswer> = readAs(
  objectOf({ user_id: whole, token: text, expiresAt: integer, previousLoginAt: otherwise(integer, null) }),
);
export const readRegistrationAnswer: Reader<RegistrationAnswer> = readAs(
  objectOf({ user_id: whole, login: text, password: text, token: text, expiresAt: integer }),
);
export const readRegistrationOptions: Reader<RegistrationOptions> = readAs(
  objectOf(
    {
      countries: listOf(
        objectOf(
          { id: whole, name: text, country_code: text, tel_code: text, currencyIso: text },
          { minAge: integer, fields: eachValid(literal('name', 'surname', 'date_birthday')) },
        ),
      ),
      currencies: listOf(objectOf({ id: whole, iso: text, symbol: text, exponent: integer })),
    },
    { bonuses: eachValid(literal('sports', 'casino')) },
  ),
);
export const readTwoStepDemand: Reader<TwoStepDemand> = readAs(
  objectOf({
    two_step: objectOf({
      guid: text,
      method: literal('totp', 'email'),
      to: otherwise(text, null),
      expiresAt: integer,
      hasOutbox: otherwise(flag, false),
    }),
  }),
);
