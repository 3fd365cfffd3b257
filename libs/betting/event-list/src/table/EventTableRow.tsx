import { favouriteChampToggled, selectChamp, selectFavourites, type ListRow } from '@touchline/betting-line-state';
import { useNames } from '@touchline/betting-names';
import { marketTypeOf, sportById } from '@touchline/betting-rules';

import { ChampionshipBand, ChampionshipHeader, useEventHeads } from '@touchline/betting-ui';
import { listPath } from '@touchline/shared-routes';
import { selectBuild, selectLanguage, type RootState } from '@touchline/shared-state';
import { cx, SectionHeading, SportIcon } from '@touchline/ui-kit';
import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { GameSource } from '../feed/use-game.ts';
import { useSportName } from '../words/use-sport-name.ts';
import styles from './EventTable.module.css';
import { GameLine } from './GameLine.tsx';

export interface EventTableProps {
  rows: readonly ListRow[];
  source: GameSource;
  section: 'line' | 'live';
  servedAt: number;
  isStale: boolean;
}

/** React key of a row, independent of its position. */
export const keyOf = (row: ListRow, at: number): string =>
  row.kind === 'game' ? `game-${row.gameId}` : row.kind === 'champ' ? `champ-${row.champId}-${at}` : `sport-${row.sportId}`;

/** Rounded corners of the card formed by a championship and its games. */
export const rowClass = (row: ListRow): string | undefined =>
  cx(styles.item, row.kind === 'champ' && styles.first, row.kind === 'game' && row.isLast && styles.last);

/** One row of a list: a heading with a sport or a championship, or a game. */
export function EventTableRow({ row, source, section, servedAt, isStale }: Omit<EventTableProps, 'rows'> & { row: ListRow }) {
  if (row.kind === 'game') return <GameLine source={source} gameId={row.gameId} servedAt={servedAt} isStale={isStale} />;
  if (row.kind === 'sport') return <SportLine sportId={row.sportId} count={row.count} />;
  return <ChampLine champId={row.champId} sportId={row.sportId} count={row.count} section={section} />;
}

const SportLine = memo(function SportLine({ sportId, count }: { sportId: number; count: number }) {
  const name = useSportName(sportId);
  return (
    <div className={styles.sport}>
      <SectionHeading note={count}>
        <span className={styles.sportName}>
          <SportIcon sport={sportById(sportId)?.key ?? ''} />
          <span>{name}</span>
        </span>
      </SectionHeading>
    </div>
  );
});

interface ChampLineProps {
  champId: number;
  sportId: number;
  count: number;
  section: 'line' | 'live';
}

const ChampLine = memo(function ChampLine({ champId, sportId, count, section }: ChampLineProps) {
  const dispatch = useDispatch();
  const build = useSelector(selectBuild);
  const lang = useSelector(selectLanguage);
  const champ = useSelector((state: RootState) => selectChamp(state, champId));
  const isFavourite = useSelector((state: RootState) => selectFavourites(state).champs.includes(champId));
  const names = useNames();
  const sport = sportById(sportId);
  const own = useEventHeads(sport?.key ?? '');
  const [only, more] = sport?.mainMarketIds ?? [];
  const type = more === undefined && only !== undefined ? marketTypeOf(only) : undefined;
  const context = { sport: '', first: '', second: '' };
  // The outcomes of a sport's one market name its columns: 1 and 2, or odd and even.
  const heads =
    type === undefined
      ? own
      : { result: type.outcomes.map((typeId) => names.outcome({ typeId }, { typeId: type.id }, { context, length: 'short' })) };
  const name = champ?.name ?? '';
  const country = champ?.countryCode ?? null;
  if (build === 'mobile') return <ChampionshipBand className={styles.head} name={name} country={country} count={count} />;
  return (
    <ChampionshipHeader
      className={styles.head}
      name={name}
      country={country}
      href={listPath({ lang, section, sportId, sportName: sport?.key, champId, champName: champ?.slug ?? name })}
      heads={heads}
      isFavourite={isFavourite}
      onFavouriteToggle={() => dispatch(favouriteChampToggled(champId))}
    />
  );
});
