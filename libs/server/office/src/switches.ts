import { defineSwitch } from '@touchline/server-kernel';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const optionSwitch = defineSwitch({ name: 'cashbackOption', label: 'Cashback: 1 gives points, otherwise percent', schema: z.int() });
const providerSwitch = defineSwitch({
  name: 'verificationProvider',
  label: 'Documents: our own form, or the provider’s page',
  schema: z.enum(['own', 'sumsub']),
});
type WithHeaders = Pick<FastifyRequest, 'headers'>;

/** Test and demo switches of the office. */
export const OFFICE_SWITCHES = [optionSwitch, providerSwitch] as const;
/** 1 means points; any other value means percent. @spec CS-06 */
export const cashbackOption = (request: WithHeaders): number => optionSwitch.of(request) ?? 0;
/** Who verifies documents. @spec AC-09 */
export const verificationProvider = (request: WithHeaders): 'own' | 'sumsub' => providerSwitch.of(request) ?? 'own';
