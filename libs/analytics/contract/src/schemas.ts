import { withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { analyticsCalls } from './calls.ts';
import { CollectBody, Counter, CountersAnswer, Event, RecordBody } from './collect.ts';

const ANALYTICS = { tag: 'Analytics' } as const;
const params = z.object({ key: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) });

export { CollectBody, Counter, CountersAnswer, Event, RecordBody };

export const analyticsContract = {
  collect: withSchemas(analyticsCalls.collect, {
    ...ANALYTICS,
    summary: 'What happened in a visit whose visitor agreed to be counted; of others nothing is stored, with the same answer',
    params,
    body: CollectBody,
    answers: { 204: null },
    cost: 5,
    spec: ['GD-12', 'AN-01'],
  }),
  record: withSchemas(analyticsCalls.record, {
    ...ANALYTICS,
    summary: 'A part of a masked recording, of a visit whose visitor agreed to all; of others nothing is stored, with the same answer',
    params,
    body: RecordBody,
    answers: { 204: null },
    cost: 20,
    spec: ['AN-01', 'PRV-3'],
  }),
  counters: withSchemas(analyticsCalls.counters, {
    ...ANALYTICS,
    summary: 'Services that measure this site',
    query: z.object({
      domain: z.string().check(z.regex(/^[\w.-]{1,253}$/)),
      projectId: z.string().check(z.regex(/^\d{1,9}$/)),
    }),
    answers: { 200: CountersAnswer },
    spec: ['AN-02'],
  }),
};
