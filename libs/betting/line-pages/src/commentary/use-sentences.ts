import { suspendText } from '@touchline/betting-event-list';
import type { GameInfo } from '@touchline/betting-line-state';
import type { Incident } from '@touchline/betting-contract';
import { useNames } from '@touchline/betting-names';
import { sportById } from '@touchline/betting-rules';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { incidentWords } from '../board/incident-words.ts';
import { minuteText } from '../views/tracker-view.ts';
import type { Happening } from './happenings.ts';

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
    const score = (main: readonly [number, number] | null): string =>
      main === null ? '' : intl.formatMessage(words.score, { first: opponent1.name, home: main[0], second: opponent2.name, away: main[1] });
    switch (happening.kind) {
      case 'incident': {
        const { incident, main } = happening;
        const team = incident.team === 1 ? opponent1.name : incident.team === 2 ? opponent2.name : '';
        const who = [team, incident.text].filter(Boolean).join(', ');
        const what = incidentWords({ intl, names }, sportId, incidents)(incident);
        return intl.formatMessage(words.incident, { minute: minuteText(incident.seconds), what, who, score: score(main) });
      }
      case 'won': {
        const who = (happening.side === 0 ? opponent1 : opponent2).name;
        return intl.formatMessage(words.won, { period: names.period(sport, happening.period), who, score: score(happening.main) });
      }
      case 'score':
        return score(happening.main);
      case 'period': {
        const period = names.period(sport, state.clock?.periodId ?? 1);
        return intl.formatMessage(words.period, { period, score: score(happening.main) });
      }
      case 'suspended':
        return suspendText(intl, state) ?? '';
      case 'open':
        return intl.formatMessage(words.open);
      case 'finished':
        return intl.formatMessage(words.finished, { score: score(happening.main) });
    }
  };
}
