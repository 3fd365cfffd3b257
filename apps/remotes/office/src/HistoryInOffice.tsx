import { OfficeFrame } from '@touchline/account-pages';
import { HistoryPage } from '@touchline/betting-pages/history';

/** The bet history is betting's page; the frame around it is the office's. Only an app may join the two. */
export const HistoryInOffice = () => (
  <OfficeFrame current="history">
    <HistoryPage />
  </OfficeFrame>
);
