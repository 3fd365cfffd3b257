import type { TotoSection } from '@touchline/toto-rules';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the sections of toto. */
export const SECTION_NAMES = defineMessages({
  football: { id: 'toto.section.football', defaultMessage: 'Football 1X2' },
  'outcomes-15': { id: 'toto.section.outcomes15', defaultMessage: 'Fifteen' },
  'correct-score': { id: 'toto.section.correctScore', defaultMessage: 'Correct score' },
  'ice-hockey': { id: 'toto.section.iceHockey', defaultMessage: 'Ice hockey' },
  basketball: { id: 'toto.section.basketball', defaultMessage: 'Basketball' },
  esports: { id: 'toto.section.esports', defaultMessage: 'Esports' },
}) satisfies Record<TotoSection, unknown>;

/** What players forecast in each section. */
export const SECTION_TASKS: Readonly<Record<TotoSection, MessageDescriptor>> = defineMessages({
  football: { id: 'toto.task.football', defaultMessage: 'Forecast the result of {games, number} football games after regular time.' },
  'outcomes-15': {
    id: 'toto.task.outcomes15',
    defaultMessage: 'Forecast the result of {games, number} football games after regular time.',
  },
  'correct-score': {
    id: 'toto.task.correctScore',
    defaultMessage: 'Forecast the exact score of {games, number} football games after regular time.',
  },
  'ice-hockey': {
    id: 'toto.task.iceHockey',
    defaultMessage: 'Forecast the result of {games, number} ice hockey games after regular time.',
  },
  basketball: {
    id: 'toto.task.basketball',
    defaultMessage: 'Forecast the winner and the margin of {games, number} basketball games, overtime included.',
  },
  esports: { id: 'toto.task.esports', defaultMessage: 'Forecast the score in maps of {games, number} esports matches.' },
});
