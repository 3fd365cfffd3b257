import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { overrideOf } from '../switches/service-overrides.ts';
import { defineSwitch } from '../switches/switches.ts';
import type { SetLimit } from '../ledger/own-limits.ts';
import type { Visit } from '../ledger/visit.ts';
import type { Session } from '../sessions/sessions.ts';

type WithHeaders = Pick<FastifyRequest, 'headers'>;

/** Default time of the last change of the terms, earlier than any registration. */
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

/** Switches for visits in which money moves. */
export const VISIT_SWITCHES = [blockSwitch, termsSwitch, limitsSwitch] as const;

/** Last change of the terms, in seconds. */
export const termsUpdatedAt = (request: WithHeaders): number => termsSwitch.of(request) ?? TERMS_UPDATED_AT;

/** Services without which no money moves, with their paths. */
export const REQUIRED_SERVICES = {
  block: '/blocks-api/api/v2/block',
  limits: '/limit-service-api/api/external/web/v3/limits',
  'reality-check': '/web-api/api/web/user/v1/reality-check',
} as const;

/** The first required service that does not answer. They run in this process, so only a switch can silence one. */
const silentService = (request: WithHeaders): string | null =>
  Object.entries(REQUIRED_SERVICES).find(([, url]) => overrideOf({ headers: request.headers, url }) !== undefined)?.[0] ?? null;

/** Limits that the control room or tests set for every player; limits that players set come from `ReadOwnLimits`. @spec RG-03 */
export const playerLimits = (request: WithHeaders): readonly SetLimit[] => limitsSwitch.of(request) ?? [];

/** Facts about a visit in which money is to move, for the gate. @spec GRD-6 GD-05 ID-18 */
export const visitOf = (request: WithHeaders, session: Pick<Session, 'id'>): Visit => ({
  sessionId: session.id,
  isBlocked: blockSwitch.of(request)?.displayTypeId === 1,
  silentService: silentService(request),
  termsUpdatedAt: termsUpdatedAt(request),
  limits: playerLimits(request),
});
