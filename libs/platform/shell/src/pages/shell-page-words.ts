import { defineMessages } from 'react-intl';

/** Pages of the shell that say one thing, by their keys of the route table. @spec GD-06 */
export const PAGE_TITLES = defineMessages({
  block: { id: 'shell.block.title', defaultMessage: 'This site is not available to you' },
  'block-ua': { id: 'shell.blockUa.title', defaultMessage: 'This site is not available in your country' },
  'block-ie': { id: 'shell.blockIe.title', defaultMessage: 'This site is not available in your region' },
  'site-updates': { id: 'shell.updates.title', defaultMessage: 'We are updating the site' },
  suspension: { id: 'shell.suspension.title', defaultMessage: 'The site is suspended' },
  'coming-soon': { id: 'shell.soon.title', defaultMessage: 'This site opens soon' },
  oldbrowser: { id: 'shell.oldBrowser.title', defaultMessage: 'This browser is too old' },
  'internal-vpn': { id: 'shell.vpn.title', defaultMessage: 'Please turn your VPN off' },
});

export const PAGE_WORDS = defineMessages({
  block: {
    id: 'shell.block.words',
    defaultMessage:
      'The rules of your country or your account do not allow it. Money in your account is safe and can be paid out: write to support.',
  },
  'block-ua': {
    id: 'shell.blockUa.words',
    defaultMessage: 'We may not offer bets there. Money in your account is safe and can be paid out: write to support.',
  },
  'block-ie': {
    id: 'shell.blockIe.words',
    defaultMessage: 'We may not offer bets there. Money in your account is safe and can be paid out: write to support.',
  },
  'site-updates': { id: 'shell.updates.words', defaultMessage: 'Bets that were placed are safe. Please come back in a few minutes.' },
  suspension: { id: 'shell.suspension.words', defaultMessage: 'No bets are taken for now. Bets that were placed are safe.' },
  'coming-soon': { id: 'shell.soon.words', defaultMessage: 'There is nothing to see yet.' },
  oldbrowser: { id: 'shell.oldBrowser.words', defaultMessage: 'Please update it, or open the site in another one.' },
  'internal-vpn': { id: 'shell.vpn.words', defaultMessage: 'We have to know which country you are in.' },
});

export type MessagePageKey = keyof typeof PAGE_TITLES;
export const isMessagePage = (key: string): key is MessagePageKey => Object.hasOwn(PAGE_TITLES, key);

/** What the number of an answer means, over the title. */
export const STATUS_WORDS = defineMessages({
  404: { id: 'shell.status.404', defaultMessage: '404 · not found' },
  451: { id: 'shell.status.451', defaultMessage: '451 · not available for legal reasons' },
  500: { id: 'shell.status.500', defaultMessage: '500 · our mistake' },
  503: { id: 'shell.status.503', defaultMessage: '503 · closed for now' },
});
