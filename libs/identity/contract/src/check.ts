import { Lang, otherwise, webUrl, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { checkCalls } from './check-calls.ts';

/** Why a check was rejected. */
export const CheckReason = z.enum(['unreadable', 'cropped', 'expired', 'other-person']);
/** State of a player's identity check. @spec RT-18 */
export const IdentityCheck = z.object({
  /** `none`: no check was started, or the last one has been deleted. */
  state: z.enum(['none', 'open', 'checking', 'approved', 'refused']),
  /** Null unless the check was rejected. */
  reason: otherwise(z.nullable(CheckReason), null),
  /** Whether the account is verified, including by documents that the player uploaded. */
  isVerified: z.boolean(),
  /** Whether the provider responded. */
  isReachable: z.boolean(),
  /** Address of the frame while the check is open. */
  frameUrl: otherwise(z.nullable(webUrl(z.string())), null),
});
export type IdentityCheck = z.infer<typeof IdentityCheck>;

const CHECK = { tag: 'Identity check', spec: ['RT-18', 'AC-09'] } as const;

export const checkContract = {
  check: withSchemas(checkCalls.check, { ...CHECK, summary: 'State of the identity check', answers: { 200: IdentityCheck } }),
  startCheck: withSchemas(checkCalls.startCheck, {
    ...CHECK,
    duringBreak: 'open',
    summary: 'Begin the identity check, with the consent of the player. One that is open goes on',
    body: z.strictObject({ hasConsented: z.literal(true), lang: Lang }),
    answers: { 200: IdentityCheck },
    cost: 4,
  }),
  frame: withSchemas(checkCalls.frame, {
    ...CHECK,
    summary: 'The one origin that the page of the check may frame; null where there is no provider',
    answers: { 200: z.object({ origin: z.nullable(z.string()) }) },
  }),
};
