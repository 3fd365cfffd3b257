import { selectFeed, type Feed, type FeedView } from '@touchline/betting-line-state';
import { portsOf } from '@touchline/shared-state';
import type { IntlShape } from 'react-intl';
import type { Store } from 'redux';
import { onSecond } from '@touchline/betting-event-list';
import { ageSeconds } from './age-seconds.ts';
import { markAge } from './mark-age.ts';

const ageText = (intl: IntlShape, feed: Feed | undefined, nowMs: number): string => {
  const seconds = ageSeconds(feed?.freshAt, nowMs);
  const values = { seconds: intl.formatNumber(seconds, { maximumFractionDigits: 1 }) };
  return feed?.status === 'stale'
    ? intl.formatMessage({ id: 'betting.age.behind', defaultMessage: 'Odds {seconds} s old. Betting suspended' }, values)
    : intl.formatMessage({ id: 'betting.age.fresh', defaultMessage: 'Odds updated {seconds} s ago' }, values);
};

interface AgeOptions {
  intl: IntlShape;
  store: Store;
  view: FeedView;
  /** Whether the player wants to see the age of fresh prices too. */
  isWanted: boolean;
}

/**
 * Writes the age of a view's prices, and whether they are stale, into an element every second, and records it for the debugger.
 *
 * @returns the function that stops it
 */
export function writeAge(element: HTMLElement, { intl, store, view, isWanted }: AgeOptions): () => void {
  const { now } = portsOf(store);
  const write = () => {
    const feed = selectFeed(store.getState(), view);
    const isBehind = feed?.status === 'stale';
    const text = isWanted || isBehind ? ageText(intl, feed, now()) : '';
    if (element.textContent !== text) element.textContent = text;
    element.toggleAttribute('data-behind', isBehind);
    if (feed !== undefined && 'getEntriesByName' in performance) markAge(performance, feed, now());
  };
  write();
  return onSecond(write);
}
