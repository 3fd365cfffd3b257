import { usePageParams } from '@touchline/ui-pages';
import { LiveResults } from '../live/LiveResults.tsx';
import { LiveZone } from '../live/LiveZone.tsx';
import { DayResults } from './DayResults.tsx';

/** Results of a day, or live games as a list or drawn. @spec BT-04 */
export function ResultsPage() {
  const { section } = usePageParams();
  return section === 'live' ? <LiveResults /> : section === 'zone' ? <LiveZone /> : <DayResults />;
}
