import type { RouteKey } from '@touchline/shared-routes';
import { defineMessages, FormattedMessage } from 'react-intl';
import { MaintenancePage } from '../maintenance/MaintenancePage.tsx';
import { MessagePage } from './MessagePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { TechnicalErrorPage } from './TechnicalErrorPage.tsx';

const titles = defineMessages({
  block: { id: 'shell.block.title', defaultMessage: 'This site is not available to you' },
  'block-ua': { id: 'shell.blockUa.title', defaultMessage: 'This site is not available in your country' },
  'block-ie': { id: 'shell.blockIe.title', defaultMessage: 'This site is not available in your region' },
  'site-updates': { id: 'shell.updates.title', defaultMessage: 'We are updating the site' },
  suspension: { id: 'shell.suspension.title', defaultMessage: 'The site is suspended' },
  'coming-soon': { id: 'shell.soon.title', defaultMessage: 'This site opens soon' },
  oldbrowser: { id: 'shell.oldBrowser.title', defaultMessage: 'This browser is too old' },
  'internal-vpn': { id: 'shell.vpn.title', defaultMessage: 'Please turn your VPN off' },
});
const words = defineMessages({
  block: {
    id: 'shell.block.words',
    defaultMessage:
      'The rules of your country or your account do not allow it. Money on your account is safe and can be paid out: write to support.',
  },
  'block-ua': {
    id: 'shell.blockUa.words',
    defaultMessage: 'We may not offer bets there. Money on your account is safe and can be paid out: write to support.',
  },
  'block-ie': {
    id: 'shell.blockIe.words',
    defaultMessage: 'We may not offer bets there. Money on your account is safe and can be paid out: write to support.',
  },
  'site-updates': { id: 'shell.updates.words', defaultMessage: 'Bets that were placed are safe. Please come back in some minutes.' },
  suspension: { id: 'shell.suspension.words', defaultMessage: 'No bets are taken for now. Bets that were placed are safe.' },
  'coming-soon': { id: 'shell.soon.words', defaultMessage: 'There is nothing to see yet.' },
  oldbrowser: { id: 'shell.oldBrowser.words', defaultMessage: 'Please update it, or open the site in another one.' },
  'internal-vpn': { id: 'shell.vpn.words', defaultMessage: 'We have to know which country you are in.' },
});
type Said = keyof typeof titles;
const isSaid = (key: string): key is Said => Object.hasOwn(titles, key);

/** A page of the shell itself, by its key of the route table. @spec GD-06 LY-01 */
export function ShellPage({ routeKey }: { routeKey: RouteKey }) {
  if (routeKey === 'technical-error') return <TechnicalErrorPage />;
  if (routeKey === 'maintenance') return <MaintenancePage />;
  if (!isSaid(routeKey)) return <NotFoundPage />;
  return (
    <MessagePage title={<FormattedMessage {...titles[routeKey]} />}>
      <FormattedMessage {...words[routeKey]} />
    </MessagePage>
  );
}
