import {
  clockStyle,
  StaleNotice,
  useEvent,
  useFeed,
  useLiveClock,
  useRenderOutcome,
  type GameLineProps,
} from '@touchline/betting-event-list';
import { feedKey, selectChamp, selectFeed, selectList } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { LiveCard } from '@touchline/betting-ui';
import { loadLive, selectMatch } from '@touchline/cyber-state';
import { selectLanguage } from '@touchline/shared-state';
import { BlocksSkeleton, EmptyState, VideoIcon } from '@touchline/ui-kit';
import { usePageParams, useAppSelector } from '@touchline/ui-pages';
import { memo, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { cyberPlace, listView } from '../place.ts';
import { useRenewed } from '../use-renewed.ts';
import styles from './Match.module.css';

const BOARD_MS = 5_000;
const MINUTE_MS = 60_000;

/** A match in play: score, prices and the state of its map. */
const LiveMatch = memo(function LiveMatch(props: GameLineProps) {
  const intl = useIntl();
  const shown = useEvent(props);
  const match = useAppSelector((state) => selectMatch(state, props.gameId));
  const sport = sportById(shown?.game.sportId ?? 0);
  const championship = useAppSelector((state) => selectChamp(state, shown?.game.champId ?? 0)?.name ?? '');
  const timeRef = useLiveClock(shown?.game.state.clock, clockStyle(sport));
  const renderOutcome = useRenderOutcome({
    source: props.source,
    gameId: props.gameId,
    isStale: props.isStale,
    lockReason: shown?.lockReason,
  });
  if (shown === undefined) return null;
  const { event } = shown;
  const map = match?.maps.at(-1);
  const hasClock = event.time.kind === 'live' && event.time.period !== '';
  return (
    <li>
      <LiveCard
        event={event}
        sport={sport?.key ?? ''}
        championship={championship}
        renderOutcome={renderOutcome}
        {...(hasClock && { timeRef })}
      />
      {map !== undefined && (
        <p className={styles.legend}>
          <b>{map.name}</b>
          <bdi>{`${map.score[0]} : ${map.score[1]}`}</bdi>
          <span>
            <FormattedMessage
              id="cyber.killsOf"
              defaultMessage="Kills {first, number} : {second, number}"
              values={{ first: map.kills[0], second: map.kills[1] }}
            />
          </span>
          <bdi>{intl.formatNumber(map.earned[0] - map.earned[1], { notation: 'compact', signDisplay: 'exceptZero' })}</bdi>
        </p>
      )}
    </li>
  );
});

/** Matches in play side by side, each with score, map and prices. @spec BT-06 */
export function DashboardBody() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { type } = cyberPlace(usePageParams());
  const view = useMemo(
    () => listView({ type, discipline: null, champId: null, gameId: null, isBroken: false }, 'live', lang),
    [type, lang],
  );
  const feed = useFeed(view);
  const order = useAppSelector((state) => selectList(state, view)?.order);
  const servedAt = useAppSelector((state) => selectFeed(state, view)?.servedAt ?? 0);
  const source = useMemo(() => ({ part: 'lists' as const, key: feedKey(view) }), [view]);
  useRenewed((context) => loadLive(context, type), type, BOARD_MS);
  const isStale = feed?.status === 'stale';
  if (order === undefined) return <BlocksSkeleton count={6} />;
  if (order.length === 0)
    return (
      <EmptyState
        isCard
        icon={<VideoIcon />}
        title={<FormattedMessage id="cyber.noneLive" defaultMessage="No matches in play right now" />}
      />
    );
  return (
    <>
      {isStale && <StaleNotice />}
      <ul className={styles.wall} aria-label={intl.formatMessage({ id: 'cyber.liveMatches', defaultMessage: 'Matches in play' })}>
        {order.map((id) => (
          <LiveMatch key={id} gameId={id} source={source} servedAt={Math.floor(servedAt / MINUTE_MS) * MINUTE_MS} isStale={isStale} />
        ))}
      </ul>
    </>
  );
}
