import { control, type Controls, defineSwitch } from '@touchline/server-kernel';
import * as z from 'zod/mini';
import { collected } from './collector.ts';
import { signatureOf } from './config-signature.ts';

export const redirectsSwitch = defineSwitch({
  name: 'redirects',
  label: 'Answers of the redirect service by path',
  schema: z.record(z.string(), z.unknown()),
});
export const redirectPrefixSwitch = defineSwitch({
  name: 'redirectPrefix',
  label: 'The redirect service sends every path behind this one',
  schema: z.string(),
});
export const partitionsSwitch = defineSwitch({
  name: 'partitions',
  label: 'Sections that exist',
  schema: z.strictObject({ success: z.boolean(), listAvailablePartitions: z.array(z.string()) }),
});
export const paymentSwitch = defineSwitch({ name: 'isPaymentAvailable', label: 'Whether players may pay in', schema: z.boolean() });

export const siteControls: Controls = {
  switches: [redirectsSwitch, redirectPrefixSwitch, partitionsSwitch, paymentSwitch],
  actions: [
    control({
      name: 'sign',
      label: 'Sign an answer of the configuration',
      body: z.strictObject({ place: z.string(), body: z.string() }),
      run: ({ place, body }) => ({ signature: signatureOf(place, body) }),
    }),
  ],
  looks: [{ name: 'collected', label: 'Page calls of a scope', run: collected }],
};
