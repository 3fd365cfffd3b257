import { suspendText } from '@touchline/betting-event-list';
import type { GameInfo } from '@touchline/betting-line-state';
import type { Incident } from '@touchline/betting-contract';
import { useNames } from '@touchline/betting-names';
import { endingText } from '@touchline/betting-names/score';
import { sportById } from '@touchline/betting-rules';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { incidentWords } from '../board/incident-words.ts';
import { minuteText } from '../views/tracker-view.ts';
import type { Happening, ScoreThen } from './happenings.ts';

const words: Readonly<Record<'score' | 'incident' | 'won' | 'period' | 'open' | 'finished', MessageDescriptor>> = defineMessages({
  score: { id: 'betting.commentary.score', defaultMessage: '{first} {home}, {second} {away}.' },
  incident: { id: 'betting.commentary.incident', defaultMessage: '{minute} {what}: {who}. {score}' },
  won: { id: 'betting.commentary.won', defaultMessage: '{period}: {who}. {score}' },
  period: { id: 'betting.commentary.period', defaultMessage: '{period} under way. {score}' },
  open: { id: 'betting.commentary.open', defaultMessage: 'Betting is open again.' },
  finished: { id: 'betting.commentary.finished', defaultMessage: 'Match over. {score}' },
});

/** Formats an event as one sentence in the player's language. */
export function useSentences(game: GameInfo | undefined, incidents: readonly Incident[]): (happening: Happening) => string {
  const intl = useIntl();
  const names = useNames();
  return (happening) => {
    if (game === undefined) return '';
    const { opponent1, opponent2, sportId, state } = game;
    const sport = sportById(sportId)?.key ?? '';
    const score = ({ main, shootOut }: ScoreThen): string => {
      if (main === null) return '';
      const [first, second] = [opponent1.name, opponent2.name];
      const goals = intl.formatMessage(words.score, { first, home: main[0], second, away: main[1] });
      const kicks = shootOut && endingText(intl, { main, shootOut }, { sport, sides: [first, second] });
      return [goals, kicks].filter(Boolean).join(' ');
    };
    switch (happening.kind) {
      case 'incident': {
        const { incident } = happening;
        const team = incident.team === 1 ? opponent1.name : incident.team === 2 ? opponent2.name : '';
        const who = [team, incident.text].filter(Boolean).join(', ');
        const what = incidentWords({ intl, names }, sportId, incidents)(incident);
        return intl.formatMessage(words.incident, { minute: minuteText(incident.seconds), what, who, score: score(happening) });
      }
      case 'won': {
        const who = (happening.side === 0 ? opponent1 : opponent2).name;
        return intl.formatMessage(words.won, { period: names.period(sport, happening.period), who, score: score(happening) });
      }
      case 'score':
        return score(happening);
      case 'period': {
        const period = state.score?.shootOut === undefined ? names.period(sport, state.clock?.periodId ?? 1) : names.shootOut(sport);
        return intl.formatMessage(words.period, { period, score: score(happening) });
      }
      case 'suspended':
        return suspendText(intl, state) ?? '';
      case 'open':
        return intl.formatMessage(words.open);
      case 'finished':
        return intl.formatMessage(words.finished, { score: score(happening) });
    }
  };
}
