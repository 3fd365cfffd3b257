import { defineMessages } from 'react-intl';

/** Titles of the shell's message pages, by route key. @spec GD-06 */
export const PAGE_TITLES = defineMessages({
  block: { id: 'shell.block.title', defaultMessage: 'Access restricted' },
  'block-ua': { id: 'shell.blockUa.title', defaultMessage: 'Not available in your country' },
  'block-ie': { id: 'shell.blockIe.title', defaultMessage: 'Not available in your region' },
  'site-updates': { id: 'shell.updates.title', defaultMessage: "We're updating the site" },
  suspension: { id: 'shell.suspension.title', defaultMessage: 'Betting is suspended' },
  'coming-soon': { id: 'shell.soon.title', defaultMessage: 'Coming soon' },
  oldbrowser: { id: 'shell.oldBrowser.title', defaultMessage: 'Your browser is out of date' },
  'internal-vpn': { id: 'shell.vpn.title', defaultMessage: 'Please turn off your VPN' },
});

export const PAGE_WORDS = defineMessages({
  block: {
    id: 'shell.block.words',
    defaultMessage: "Local rules or your account status don't allow access. Your balance is safe: contact support to withdraw it.",
  },
  'block-ua': {
    id: 'shell.blockUa.words',
    defaultMessage: "We can't offer betting there. Your balance is safe: contact support to withdraw it.",
  },
  'block-ie': {
    id: 'shell.blockIe.words',
    defaultMessage: "We can't offer betting there. Your balance is safe: contact support to withdraw it.",
  },
  'site-updates': { id: 'shell.updates.words', defaultMessage: 'Your placed bets are safe. Please come back in a few minutes.' },
  suspension: { id: 'shell.suspension.words', defaultMessage: "We're not taking bets right now. Your placed bets are safe." },
  'coming-soon': { id: 'shell.soon.words', defaultMessage: "We're not open yet." },
  oldbrowser: { id: 'shell.oldBrowser.words', defaultMessage: 'Update it or use another browser.' },
  'internal-vpn': { id: 'shell.vpn.words', defaultMessage: "We need to confirm which country you're in." },
});

export type MessagePageKey = keyof typeof PAGE_TITLES;
export const isMessagePage = (key: string): key is MessagePageKey => Object.hasOwn(PAGE_TITLES, key);

/** Meaning of the response status, above the title. */
export const STATUS_WORDS = defineMessages({
  404: { id: 'shell.status.404', defaultMessage: '404 · not found' },
  451: { id: 'shell.status.451', defaultMessage: '451 · not available for legal reasons' },
  500: { id: 'shell.status.500', defaultMessage: '500 · server error' },
  503: { id: 'shell.status.503', defaultMessage: '503 · maintenance' },
});
