import { withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { casinoCalls } from './calls.ts';
import { CASINO_FEATURES, CASINO_KINDS, CASINO_TAGS } from './catalogue.ts';

const whole = z.int().check(z.minimum(0));
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));

const Game = z.object({
  id: whole,
  slug: id,
  title: z.string(),
  provider: z.object({ id, name: z.string() }),
  kind: z.enum(CASINO_KINDS),
  features: z.array(z.enum(CASINO_FEATURES)),
  tag: z.nullable(z.enum(CASINO_TAGS)),
  rtp: whole.check(z.maximum(10_000)),
});

/** One page of the catalogue. */
export const Catalogue = z.object({
  games: z.array(Game),
  total: whole,
  page: z.int().check(z.minimum(1)),
  pages: z.int().check(z.minimum(1)),
  providers: z.array(z.object({ id, name: z.string(), games: whole })),
  features: z.array(z.object({ id: z.enum(CASINO_FEATURES), games: whole })),
});

/** Calls of the casino. */
export const casinoContract = {
  games: withSchemas(casinoCalls.games, {
    summary: 'One page of the casino games that fit a filter, with the choices that would narrow it further',
    tag: 'Casino',
    query: z.object({
      kind: z.optional(z.enum(CASINO_KINDS)),
      provider: z.optional(id),
      feature: z.optional(z.enum(CASINO_FEATURES)),
      q: z.optional(z.string().check(z.maxLength(60))),
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
    }),
    answers: { 200: Catalogue },
    spec: ['CS-01'],
  }),
};
