import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { overrideOf } from '../switches/service-overrides.ts';
import { defineSwitch } from '../switches/switches.ts';
import type { SetLimit } from '../ledger/own-limits.ts';
import type { Visit } from '../ledger/visit.ts';
import type { Session } from '../sessions/sessions.ts';

type Asked = Pick<FastifyRequest, 'headers'>;

/** When the terms of this house were changed last: before anybody could register. */
const TERMS_UPDATED_AT = 1_700_000_000;

export const blockSwitch = defineSwitch({
  name: 'block',
  label: 'Blocked visitors (displayTypeId 1 blocks)',
  schema: z.strictObject({ displayTypeId: z.int(), templateTypeId: z.int() }),
});
const termsSwitch = defineSwitch({ name: 'termsUpdatedAt', label: 'When the terms were changed last (seconds)', schema: z.int() });

const limitsSwitch = defineSwitch({
  name: 'playerLimits',
  label: 'Limits that every player has (round units of the currency)',
  schema: z.array(z.strictObject({ limitType: z.literal([1, 2, 3, 10, 11, 12]), units: z.int().check(z.minimum(0)) })),
});

/** What may be switched about a visit in which money moves. */
export const VISIT_SWITCHES = [blockSwitch, termsSwitch, limitsSwitch] as const;

/** When the terms were changed last, in seconds. */
export const termsUpdatedAt = (request: Asked): number => termsSwitch.of(request) ?? TERMS_UPDATED_AT;

/** Services without which no money moves, and where each of them is. */
export const MONEY_WAITS_FOR = {
  block: '/blocks-api/api/v2/block',
  limits: '/limit-service-api/api/external/web/v3/limits',
  'reality-check': '/web-api/api/web/user/v1/reality-check',
} as const;

/** The first service that says nothing although money waits for it. They live in this process, so only a switch can silence one. */
const silentService = (request: Asked): string | null =>
  Object.entries(MONEY_WAITS_FOR).find(([, url]) => overrideOf({ headers: request.headers, url }) !== undefined)?.[0] ?? null;

/** Limits of the player: nobody has set one yet unless control room or tests did. @spec RG-03 */
export const playerLimits = (request: Asked): readonly SetLimit[] => limitsSwitch.of(request) ?? [];

/** What the site says about a visit in which money is to move; the gate decides on it. @spec GRD-6 GD-05 ID-18 */
export const visitOf = (request: Asked, session: Pick<Session, 'id'>): Visit => ({
  sessionId: session.id,
  isBlocked: blockSwitch.of(request)?.displayTypeId === 1,
  silentService: silentService(request),
  termsUpdatedAt: termsUpdatedAt(request),
  limits: playerLimits(request),
});
