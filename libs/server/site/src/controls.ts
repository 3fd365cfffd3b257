import { control, type Controls, defineSwitch, type Setup } from '@touchline/server-kernel';
import * as z from 'zod/mini';
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
export const settingGroupsSwitch = defineSwitch({
  name: 'settingGroups',
  label: 'Groups of settings that pages fetch: contacts, coupon, polling, bonus',
  schema: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export const paymentSwitch = defineSwitch({ name: 'isPaymentAvailable', label: 'Whether players may pay in', schema: z.boolean() });

const HOUR = 3600;
const blocked = (templateTypeId: number) => () => ({ block: { displayTypeId: 1, templateTypeId } });
/** Announced maintenance between `from` and `to`, in seconds from now. */
const maintenance = (from: number, to: number) => (now: number) => ({
  config: {
    maintenance: {
      started_at: now + from,
      ended_at: now + to,
      notify_started_at: now - HOUR,
      notify_ended_at: now + to,
      isActive: true,
      web_state: 1,
    },
  },
});

const setups: readonly Setup[] = [
  {
    name: 'blocked-country',
    title: 'Blocked by country',
    about: 'The site is not offered where the visitor is.',
    path: '/en',
    switches: blocked(3),
  },
  { name: 'suspended-site', title: 'Suspended site', about: 'The whole site is suspended.', path: '/en', switches: blocked(16) },
  { name: 'vpn', title: 'Through a VPN', about: 'The site does not serve visitors of this VPN.', path: '/en/line', switches: blocked(18) },
  { name: 'coming-soon', title: 'Coming soon', about: 'The site has not opened yet.', path: '/ru', switches: blocked(8) },
  {
    name: 'maintenance',
    title: 'Maintenance',
    about: 'The site is down for maintenance and says until when.',
    path: '/en/line',
    switches: maintenance(-60, HOUR),
  },
  {
    name: 'maintenance-announced',
    title: 'Maintenance announced',
    about: 'A notice says when the work begins.',
    path: '/en/live',
    switches: maintenance(HOUR, 2 * HOUR),
  },
  {
    name: 'other-contacts',
    title: 'Contacts of another operator',
    about: 'The page of contacts fetches its own group of settings: an address, a telephone number, a messenger.',
    path: '/en/information/contacts',
    switches: () => ({
      settingGroups: {
        contacts: {
          channels: [
            { topic: 'support', email: 'help@north-park.example' },
            { topic: 'complaints', phone: '+44 20 7946 0000' },
            { topic: 'support', url: 'https://chat.north-park.example/' },
          ],
        },
      },
    }),
  },
  {
    name: 'snow',
    title: 'Snow on the home page',
    about: 'Not for somebody who asked for less motion.',
    path: '/en',
    switches: () => ({ config: { isSnowfall: true } }),
  },
  {
    name: 'new-site',
    title: 'New-site notice',
    about: 'A visitor is told once in half a year. Clear the storage of the site to see it again.',
    path: '/en',
    switches: () => ({ config: { isNewSite: true } }),
  },
  {
    name: 'pwa',
    title: 'Installable app',
    about: 'The site can be installed, and its service worker comes a minute after the page.',
    path: '/en',
    switches: () => ({ config: { isPwa: true } }),
  },
  {
    name: 'age',
    title: 'Age confirmation',
    about: 'A visitor says that they are of age.',
    path: '/en/live',
    switches: () => ({ config: { ageConfirmation: 'session' } }),
  },
];

export const siteControls: Controls = {
  setups,
  switches: [redirectsSwitch, redirectPrefixSwitch, partitionsSwitch, paymentSwitch, settingGroupsSwitch],
  actions: [
    control({
      name: 'sign',
      label: 'Sign an answer of the configuration',
      body: z.strictObject({ place: z.string(), body: z.string() }),
      run: ({ place, body }) => ({ signature: signatureOf(place, body) }),
    }),
  ],
};
