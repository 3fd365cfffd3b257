// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { AccountsAnswer } from '@touchline/account-contract';
import { flag, integer, listOf, literal, objectOf, readAs, type Reader, text, whole } from '@touchline/shared-primitives';

export const readAccountsAnswer: Reader<AccountsAnswer> = readAs(
  objectOf({
    accounts: listOf(
      objectOf({
        id: whole,
        type: literal(0, 4, 9),
        iso: text,
        symbol: text,
        exponent: integer,
        money: integer,
        currencyId: whole,
        isActive: flag,
        label: text,
        points: integer,
      }),
    ),
    session: objectOf({ startedAt: integer, staked: integer, returned: integer, atStake: integer, net: integer, iso: text }),
    openCoupons: integer,
  }),
);
