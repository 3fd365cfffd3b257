import { clockStyle, endingOf, useEvent, useLiveClock, type GameLineProps } from '@touchline/betting-event-list';
import { gameStatisticId } from '@touchline/betting-results-contract';
import { ResultRow } from '@touchline/betting-results-ui';
import { sportById } from '@touchline/betting-rules';
import { selectLanguage } from '@touchline/shared-state';
import { Flag, SportIcon } from '@touchline/ui-kit';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from '../Pages.module.css';
import { statisticPath, StatisticWindowLink } from '../statistic-link.tsx';
import { LiveFrame } from './LiveFrame.tsx';

/** Live games grouped by championship. */
function groupsOf(order: readonly number[], champOf: (gameId: number) => number | undefined): { champId: number; ids: number[] }[] {
  const groups = new Map<number, number[]>();
  for (const id of order) {
    const champId = champOf(id);
    if (champId === undefined) continue;
    const group = groups.get(champId);
    if (group === undefined) groups.set(champId, [id]);
    else group.push(id);
  }
  return [...groups].map(([champId, ids]) => ({ champId, ids }));
}

const LiveRow = memo(function LiveRow(props: GameLineProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const shown = useEvent(props);
  const timeRef = useLiveClock(shown?.game.state.clock, clockStyle(sportById(shown?.game.sportId ?? 0)));
  if (shown === undefined) return null;
  const { event, game } = shown;
  const [first, second] = event.opponents;
  const hasClock = event.time.kind === 'live' && event.time.period !== '';
  const opponents = [first.name, second.name] as const;
  const statisticId = gameStatisticId(game.id);
  return (
    <ResultRow
      row={{
        key: String(game.id),
        href: statisticPath(lang, statisticId),
        time: event.time.time,
        note: event.time.kind === 'live' ? event.time.period : event.time.day,
        opponents,
        score: [first.score ?? '', second.score ?? ''],
        periods: (first.periods ?? []).map((own, at) => [own, second.periods?.[at] ?? ''] as const),
        ending: endingOf(intl, game),
        isLive: true,
        ...(hasClock && { timeRef }),
      }}
      action={<StatisticWindowLink lang={lang} statisticId={statisticId} game={opponents.join(' – ')} />}
    />
  );
});

/** Live scores of all games. @spec BT-04 */
export function LiveResults() {
  return (
    <LiveFrame section="live">
      {({ list, champs, source, servedAt, isStale }) =>
        groupsOf(list.order, (id) => list.games[id]?.champId).map(({ champId, ids }) => {
          const champ = champs[champId];
          return (
            <section key={champId} className={styles.group}>
              <h2 className={styles.head}>
                {champ?.countryCode == null ? (
                  <SportIcon sport={sportById(champ?.sportId ?? 0)?.key ?? ''} />
                ) : (
                  <Flag country={champ.countryCode} />
                )}
                <span>{champ?.name}</span>
              </h2>
              <LiveRows label={champ?.name ?? ''} ids={ids} source={source} servedAt={servedAt} isStale={isStale} />
            </section>
          );
        })
      }
    </LiveFrame>
  );
}

function LiveRows({ label, ids, ...place }: { label: string; ids: readonly number[] } & Omit<GameLineProps, 'gameId'>) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {ids.map((id) => (
        <LiveRow key={id} gameId={id} {...place} />
      ))}
    </ul>
  );
}
