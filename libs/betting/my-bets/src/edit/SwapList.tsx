import type { EditSelection } from '@touchline/betting-cash-out-state';
import { useFeed } from '@touchline/betting-event-list';
import { selectGamePage } from '@touchline/betting-line-state';
import { selectLanguage, type RootState } from '@touchline/shared-state';
import { LinesSkeleton, Select } from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './EditBet.module.css';
import { openMarkets, pageSelection, type WordsOf } from './selection.ts';

export interface SwapListProps {
  /** The selection to replace. */
  selection: EditSelection;
  /** Outcomes that are already in the new bet. */
  taken: ReadonlySet<number>;
  wordsOf: WordsOf;
  odds: (coef: number) => string;
  onChoose: (selection: EditSelection) => void;
}

/** Other outcomes of the same game at current prices: first a market, then an outcome in it. @spec AC-05 */
export function SwapList({ selection, taken, wordsOf, odds, onChoose }: SwapListProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { gameId } = selection;
  const view = useMemo(() => ({ kind: 'game' as const, gameId, lang }), [gameId, lang]);
  const feed = useFeed(view);
  const page = useSelector((state: RootState) => selectGamePage(state, view));
  const [chosen, setChosen] = useState('');
  const game = page?.games[gameId];
  const markets = useMemo(() => openMarkets(page?.books[gameId] ?? [], taken), [page, gameId, taken]);
  if (game === undefined && feed?.status !== 'missing' && feed?.status !== 'failed') return <LinesSkeleton count={2} />;
  if (game === undefined || markets.length === 0) {
    return (
      <small>
        <FormattedMessage id="betting.edit.noMarkets" defaultMessage="No other market of this event is open." />
      </small>
    );
  }
  const market = markets.find(({ id }) => String(id) === chosen) ?? markets[0];
  const marketWords = (one: (typeof markets)[number]) => {
    const [first] = one.outcomes;
    const name = first === undefined ? '' : wordsOf(pageSelection(game, one, first)).market;
    return one.param === undefined ? name : `${name} ${intl.formatNumber(one.param / 1000)}`;
  };
  return (
    <div className={styles.swap}>
      <Select
        label={intl.formatMessage({ id: 'betting.edit.market', defaultMessage: 'Market' })}
        value={String(market?.id)}
        options={markets.map((one) => ({ value: String(one.id), label: marketWords(one) }))}
        onChange={setChosen}
      />
      <ul className={styles.outcomes}>
        {market?.outcomes.map((outcome) => {
          const one = pageSelection(game, market, outcome);
          return (
            <li key={outcome.id}>
              <button type="button" className={styles.outcome} onClick={() => onChoose(one)}>
                <span dir="auto">{wordsOf(one).pick}</span> <b dir="ltr">{odds(outcome.coef)}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
