import { DATE_STYLES } from '@touchline/shared-primitives';
import { clockStyle, useFeed, useGameInfo, useLiveClock } from '@touchline/betting-event-list';
import { feedKey, type FeedView } from '@touchline/betting-line-state';
import { formatCoef } from '@touchline/betting-coupon-math';
import { scoreText } from '@touchline/betting-names/score';
import { sportById } from '@touchline/betting-rules';
import { GameStatus, type BookedBet, type BookedCoupon } from '@touchline/betting-contract';
import { gamePath } from '@touchline/shared-routes';
import { selectCoefNotation } from '@touchline/shared-config';
import { selectView, type RootState } from '@touchline/shared-state';
import { Link, PulseDot } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { BetWords } from './bet-words.ts';
import styles from './MyBets.module.css';
import { LiveBuilder } from './LiveBuilder.tsx';
import { NeedWords } from './NeedWords.tsx';
import { betNeed } from './rules/bet-need.ts';

export interface LiveLegsProps {
  coupon: BookedCoupon;
  /** Feed with the games of the legs. */
  view: FeedView | null;
  wordsOf: (bet: BookedBet) => BetWords;
}

/** Open selections of a coupon, with odds, score, minute and what each still needs. @spec AC-05 OD-02 */
export function LiveLegs({ coupon, view, wordsOf }: LiveLegsProps) {
  useFeed(view);
  const intl = useIntl();
  const open = coupon.bets.filter(({ statusId }) => statusId < 0);
  return (
    <ul className={styles.legs} aria-label={intl.formatMessage({ id: 'betting.myBets.legs', defaultMessage: 'Open selections' })}>
      {open.map((bet) => (
        <LiveLeg key={bet.outcomeId} bet={bet} words={wordsOf(bet)} feed={view === null ? '' : feedKey(view)} />
      ))}
    </ul>
  );
}

function LiveLeg({ bet, words, feed }: { bet: BookedBet; words: BetWords; feed: string }) {
  const intl = useIntl();
  const { language: lang, coefViewId } = useSelector(selectView);
  const notation = useSelector((state: RootState) => selectCoefNotation(state, coefViewId));
  const source = useMemo(() => ({ part: 'lists' as const, key: feed }), [feed]);
  const game = useGameInfo(source, bet.gameId);
  const sport = sportById(bet.sportId);
  const clock = game?.state.clock;
  const clockRef = useLiveClock(clock, clockStyle(sport));
  const score = game?.section === 'live' ? game.state.score : undefined;
  const isOver = game?.state.statusId === GameStatus.Finished;
  const need = score === undefined ? null : betNeed({ ...bet, name: bet.outcomeName }, score.main);
  const section = game === undefined && !bet.isLive ? 'line' : 'live';
  const { sportId, champId, gameId } = bet;
  return (
    <li className={styles.leg}>
      <span className={styles.pick}>
        <span>
          {bet.legs === undefined && <b dir="auto">{words.pick}</b>} <small>{words.market}</small>
        </span>
        <b dir="ltr">{formatCoef(bet.coef, notation, { locale: lang })}</b>
      </span>
      <Link
        href={gamePath({ lang, section, sportId, sportName: sport?.key, champId, gameId, gameName: `${bet.opponent1} ${bet.opponent2}` })}
      >
        <span dir="auto">{words.game}</span>
      </Link>
      {score === undefined ? (
        <small className={styles.start}>
          {bet.statusId === -1
            ? intl.formatDate(bet.startAt * 1000, DATE_STYLES.moment)
            : intl.formatMessage({ id: 'betting.myBets.waits', defaultMessage: 'Awaiting result' })}
        </small>
      ) : (
        <span className={styles.live}>
          <PulseDot />{' '}
          <b dir="auto">{scoreText(intl, score, { sport: sport?.key ?? '', sides: [bet.opponent1, bet.opponent2], isOver })}</b>{' '}
          <small>
            <span ref={clockRef} dir="ltr" />
          </small>
        </span>
      )}
      {bet.legs !== undefined && <LiveBuilder bet={bet} score={score?.main} />}
      {need !== null && (
        <span className={styles.need} data-state={need.state}>
          <NeedWords need={need} bet={bet} />
        </span>
      )}
      {game?.state.isSuspended === true && (
        <small className={styles.start}>
          <FormattedMessage id="betting.myBets.suspended" defaultMessage="Betting on this event is suspended" />
        </small>
      )}
    </li>
  );
}
