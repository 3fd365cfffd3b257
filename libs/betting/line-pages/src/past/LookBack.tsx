import type { PastIncident, PastMoment } from '@touchline/betting-contract';
import { clockStyle, nameContext, periodText, suspendText, useOdds } from '@touchline/betting-event-list';
import { clockText, type GameInfo } from '@touchline/betting-line-state';
import { askMoments } from '@touchline/betting-line-state/past';
import { useNames } from '@touchline/betting-names';
import { sportById } from '@touchline/betting-rules';
import { DATE_STYLES } from '@touchline/shared-primitives';
import { BlocksSkeleton, ErrorState } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { liveScoreText } from '../board/extra-words.ts';
import { incidentWords } from '../board/incident-words.ts';
import { minuteText } from '../views/tracker-view.ts';
import { eventFrom, momentAt } from './past-views.ts';
import { MatchPast, type PastView } from './MatchPast.tsx';
import { useRequest } from './use-request.ts';

const FINISHED = 4;
const MOST_EVENTS = 6;

/** Earlier moments of a match, requested when opened and on refresh. @spec BT-12 */
export function LookBack({ game }: { game: GameInfo }) {
  const { answer, isFailed, again } = useRequest(String(game.id), (ports, signal) => askMoments(ports, game.id, signal));
  if (answer === null) {
    if (!isFailed) return <BlocksSkeleton count={4} />;
    return (
      <ErrorState
        isCard
        title={<FormattedMessage id="betting.lookBack.failed" defaultMessage="Couldn't load the earlier moments" />}
        onRetry={again}
      />
    );
  }
  if (answer.moments.length === 0) {
    return (
      <p>
        <FormattedMessage id="betting.lookBack.none" defaultMessage="There is nothing to look back at yet." />
      </p>
    );
  }
  return <Shown game={game} moments={answer.moments} incidents={answer.incidents} onRefresh={again} />;
}

interface ShownProps {
  game: GameInfo;
  moments: readonly PastMoment[];
  incidents: readonly PastIncident[];
  onRefresh: () => void;
}

function Shown({ game, moments, incidents, onRefresh }: ShownProps) {
  const intl = useIntl();
  // Stores the time instead of the index, because new moments are appended.
  const [at, setAt] = useState<number | null>(null);
  const viewOf = usePastView(game, incidents);
  const last = moments.length - 1;
  const index = at === null ? last : momentAt(moments, at);
  const goTo = (place: number) => setAt(moments[place]?.at ?? null);
  const jump = (step: 1 | -1) => {
    const place = eventFrom(moments, incidents, { index, step });
    return place === null ? undefined : () => goTo(place);
  };
  const time = (place: number): string => intl.formatTime(moments[place]?.at ?? 0, DATE_STYLES.time);
  const moment = moments[index] as PastMoment;
  const isOver = moments[last]?.state.statusId === FINISHED;
  return (
    <MatchPast
      names={[game.opponent1.name, game.opponent2.name]}
      count={moments.length}
      index={index}
      view={viewOf(moment)}
      ends={[time(0), time(last)]}
      onChange={goTo}
      onPrevious={jump(-1)}
      onNext={jump(1)}
      onRefresh={isOver ? undefined : onRefresh}
    />
  );
}

/** Formats a moment in the player's language. */
function usePastView(game: GameInfo, incidents: readonly PastIncident[]): (moment: PastMoment) => PastView {
  const intl = useIntl();
  const names = useNames();
  const odds = useOdds();
  const wordsOf = incidentWords({ intl, names }, game.sportId, incidents);
  const context = nameContext(game);
  return ({ at, state, markets }) => {
    const then: GameInfo = { ...game, section: 'live', state };
    const minute = state.clock === undefined ? '' : clockText(state.clock, at, clockStyle(sportById(game.sportId)));
    const paused = suspendText(intl, state);
    return {
      time: intl.formatTime(at, { ...DATE_STYLES.time, second: '2-digit' }),
      minute,
      period: periodText(intl, names, then),
      score: liveScoreText(intl, then),
      ...(paused !== undefined && { paused }),
      markets: markets.map((market) => ({
        key: String(market.id),
        title: names.market(market.typeId, context),
        outcomes: market.outcomes.map((outcome) => ({
          key: String(outcome.id),
          name: names.outcome(outcome, market, { context }),
          odds: odds(outcome.coef),
        })),
      })),
      events: incidents
        .filter((incident) => incident.at <= at)
        .slice(-MOST_EVENTS)
        .reverse()
        .map((incident) => ({
          key: String(incident.id),
          minute: minuteText(incident.seconds),
          kind: wordsOf(incident),
          who: [incident.team === 1 ? game.opponent1.name : incident.team === 2 ? game.opponent2.name : '', incident.text]
            .filter(Boolean)
            .join(', '),
        })),
    };
  };
}
