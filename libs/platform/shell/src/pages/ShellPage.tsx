import type { RouteKey } from '@touchline/shared-routes';
import { lazy, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MaintenancePage } from '../maintenance/MaintenancePage.tsx';
import { BrowserList } from './BrowserList.tsx';
import { MessagePage, type MessagePageProps } from '../parts/MessagePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { AnywayWay, BlockWays, HomeWay, TryAgainWay } from './page-ways.tsx';
import { isMessagePage, PAGE_TITLES, PAGE_WORDS, STATUS_WORDS, type MessagePageKey } from './shell-page-words.ts';
import { TechnicalErrorPage } from './TechnicalErrorPage.tsx';

/** A separate chunk that production never loads. @spec RT-13 */
const DebuggerLater = lazy(() => import('../debugger/DebuggerPage.tsx').then(({ DebuggerPage }) => ({ default: DebuggerPage })));

type Look = Pick<MessagePageProps, 'ball'> & {
  status?: keyof typeof STATUS_WORDS;
  actions?: ReactNode;
  more?: ReactNode;
};

const BLOCKED: Look = { status: 451, actions: <BlockWays />, ball: 'over' };

/** Parts of each page besides its texts. A page without actions leaves nothing to do but wait. */
const LOOKS: Readonly<Record<MessagePageKey, Look>> = {
  block: BLOCKED,
  'block-ua': BLOCKED,
  'block-ie': BLOCKED,
  'site-updates': { status: 503, actions: <TryAgainWay />, ball: 'on-line' },
  suspension: { status: 503, actions: <BlockWays />, ball: 'on-line' },
  'coming-soon': { status: 503, ball: 'in-play' },
  oldbrowser: { actions: <AnywayWay />, more: <BrowserList />, ball: 'over' },
  'internal-vpn': { actions: <HomeWay />, ball: 'over' },
};

/** A page of the shell by its key in the route table. @spec GD-06 LY-01 */
export function ShellPage({ routeKey }: { routeKey: RouteKey }) {
  if (routeKey === 'technical-error') return <TechnicalErrorPage />;
  if (routeKey === 'maintenance') return <MaintenancePage />;
  if (routeKey === 'debugger') return <DebuggerLater />;
  if (!isMessagePage(routeKey)) return <NotFoundPage />;
  const { status, ...look } = LOOKS[routeKey];
  return (
    <MessagePage
      {...look}
      title={<FormattedMessage {...PAGE_TITLES[routeKey]} />}
      {...(status !== undefined && { note: <FormattedMessage {...STATUS_WORDS[status]} /> })}
    >
      <FormattedMessage {...PAGE_WORDS[routeKey]} />
    </MessagePage>
  );
}
