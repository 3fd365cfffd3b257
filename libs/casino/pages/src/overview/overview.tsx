import { lobby } from '@touchline/casino-state';
import { LobbyRows } from '../lobby/LobbyRows.tsx';
import { contentOf } from '../parts/content-of.ts';
import { Page } from '../parts/Parts.tsx';

const OverviewPage = () => (
  <Page>
    <LobbyRows />
  </Page>
);

/** The rows of the lobby without its search. @spec CS-01 */
export const overviewContent = contentOf(OverviewPage, lobby);
