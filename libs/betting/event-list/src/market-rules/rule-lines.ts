import { CORRECTED_WITHIN_SECONDS, extraTimeKind, extraTimeOf, NOT_PLAYED_AFTER_SECONDS, sportById } from '@touchline/betting-rules';
import { marketRules, type MarketRules } from '@touchline/betting-rules/market-rules';
import { countName, periodName } from '@touchline/betting-names';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

const FOOTBALL: readonly string[] = ['football', 'cyber-football'];
/** Counts what sports count that have no noun for it. */
const NO_SPORT = '';
const MINUTE = 60;
const HOUR = 3600;

const HEADS = defineMessages({
  counts: { id: 'betting.rules.counts', defaultMessage: 'What counts' },
  extra: { id: 'betting.rules.extra', defaultMessage: 'Extra time' },
  tie: { id: 'betting.rules.tie', defaultMessage: 'Ties' },
  retired: { id: 'betting.rules.retired', defaultMessage: 'Retirement' },
  stopped: { id: 'betting.rules.stopped', defaultMessage: 'If it is stopped' },
  void: { id: 'betting.rules.void', defaultMessage: 'Void' },
  corrected: { id: 'betting.rules.corrected', defaultMessage: 'Corrections' },
}) satisfies Record<string, MessageDescriptor>;

const COUNTED = defineMessages({
  ownGoals: { id: 'betting.rules.ownGoals', defaultMessage: 'Own goals and penalties included.' },
  tieBreak: { id: 'betting.rules.tieBreak', defaultMessage: 'A match tie-break counts as one game.' },
  corners: { id: 'betting.rules.counted.corners', defaultMessage: 'Corners that are taken.' },
  cards: { id: 'betting.rules.counted.cards', defaultMessage: 'Cards shown to players; a red card counts as two.' },
  order: { id: 'betting.rules.counted.order', defaultMessage: 'The order in which the sides score.' },
  incident: { id: 'betting.rules.counted.incident', defaultMessage: 'Whether it happens.' },
  player: { id: 'betting.rules.counted.player', defaultMessage: 'Goals of the named player. Own goals do not count.' },
  duel: { id: 'betting.rules.counted.duel', defaultMessage: 'Goals of both players. Own goals do not count.' },
  finish: { id: 'betting.rules.counted.finish', defaultMessage: 'The order of the finish; a place is one of the first three.' },
  result: { id: 'betting.rules.counted.result', defaultMessage: 'The official result.' },
  winners: { id: 'betting.rules.counted.winners', defaultMessage: 'The official winner.' },
  legs: {
    id: 'betting.rules.counted.legs',
    defaultMessage: 'All selections of the bet builder must win, each by the rules of its market.',
  },
});

const WORDS = defineMessages({
  whole: { id: 'betting.rules.whole', defaultMessage: 'Of the whole match.' },
  part: { id: 'betting.rules.part', defaultMessage: 'Only of this part: {period}.' },
  with: {
    id: 'betting.rules.with',
    defaultMessage:
      '{kind, select, innings {Extra innings count.} superOver {A super over counts.} onlyOvertime {Overtime counts.} overtime {Overtime and a shoot-out count.} other {Extra time and a shoot-out count.}}',
  },
  without: {
    id: 'betting.rules.without',
    defaultMessage:
      '{kind, select, innings {Extra innings do not count.} superOver {A super over does not count.} onlyOvertime {Regular time only; overtime does not count.} overtime {Regular time only; overtime and shoot-outs do not count.} other {Regular time with stoppage time only; extra time and shoot-outs do not count.}}',
  },
  level: { id: 'betting.rules.level', defaultMessage: 'If both are level, the bet is void.' },
  line: { id: 'betting.rules.line', defaultMessage: 'If the count is exactly on the line, the bet is void.' },
  quarter: {
    id: 'betting.rules.quarter',
    defaultMessage: 'On a quarter line half of the stake is settled at each of the two nearest lines.',
  },
  divided: {
    id: 'betting.rules.divided',
    defaultMessage: 'In a dead heat the payout is divided by the number of winners.',
  },
  noHeat: { id: 'betting.rules.noHeat', defaultMessage: 'No two finish together.' },
  retired: {
    id: 'betting.rules.retiredWins',
    defaultMessage:
      'If a side gives up or is disqualified, the other side wins {periods, plural, =0 {the bet} one {the bet once a set is complete; before that it is void} other {the bet once # sets are complete; before that it is void}}.',
  },
  stopped: {
    id: 'betting.rules.stoppedWords',
    defaultMessage: 'If the match is stopped for good, the bet is settled if its market is already decided; otherwise it is void.',
  },
  stoppedRace: {
    id: 'betting.rules.stoppedRace',
    defaultMessage: 'If the race is stopped for good, the bet is settled if its market is already decided; otherwise it is void.',
  },
  stoppedContest: {
    id: 'betting.rules.stoppedContest',
    defaultMessage: 'If the competition is stopped for good, the bet is settled if its market is already decided; otherwise it is void.',
  },
  stands: {
    id: 'betting.rules.stands',
    defaultMessage: 'Stopped with at most {minutes, number} minutes left, it counts as finished.',
  },
  void: {
    id: 'betting.rules.voidWords',
    defaultMessage:
      'No result {hours, number} hours after the start, a walkover, or a decision by ruling: the bet is void. A void bet returns its stake; in an express it counts at odds of 1.00.',
  },
  corrected: {
    id: 'betting.rules.correctedWords',
    defaultMessage: 'If the result is corrected within {hours, number} hours, the bet is settled again.',
  },
});

/** One line of the rules of a market: a heading and its sentences. */
export interface RuleLine {
  key: keyof typeof HEADS;
  head: string;
  text: string;
}

/** What is counted: goals of football include own goals; a tie-break of tennis is one game. A fight or a frame has no name for it. */
function countedWords(intl: IntlShape, { counted }: MarketRules, sport: string): string[] {
  if (counted !== 'score' && counted !== 'units') return [intl.formatMessage(COUNTED[counted])];
  const more = counted === 'units' ? (sport === 'tennis' ? [COUNTED.tieBreak] : []) : FOOTBALL.includes(sport) ? [COUNTED.ownGoals] : [];
  const name = countName(intl, sport, counted);
  if (name === countName(intl, NO_SPORT, counted)) return [intl.formatMessage(COUNTED.result)];
  return [`${name}.`, ...more.map((message) => intl.formatMessage(message))];
}

function tieWords({ void: when, hasQuarters, deadHeat }: MarketRules): MessageDescriptor[] {
  return [
    ...(when === 'level' ? [WORDS.level] : when === 'on-line' ? [WORDS.line] : []),
    ...(hasQuarters ? [WORDS.quarter] : []),
    ...(deadHeat === 'divided' ? [WORDS.divided] : deadHeat === 'impossible' ? [WORDS.noHeat] : []),
  ];
}

/** What is stopped: a match, a race, or the competition of an outright. */
function stoppedWords({ counted }: MarketRules): MessageDescriptor {
  if (counted === 'finish') return WORDS.stoppedRace;
  return counted === 'winners' ? WORDS.stoppedContest : WORDS.stopped;
}

/** What follows regular time in the sport, by the words of the page. */
function extraKind(sportId: number): string {
  const sport = sportById(sportId);
  if (sport === undefined) return 'extra';
  if (sport.key === 'cricket') return 'superOver';
  const kind = extraTimeKind(sport);
  // Overtime that is part of the score is played until one side leads.
  return kind === 'overtime' && extraTimeOf(sportId) === 'in-score' ? 'onlyOvertime' : kind;
}

/**
 * The rules of a market in the player's language: what counts, extra time, ties, a retirement, a match that is stopped, void bets and
 * corrections. Made from the data that settles.
 *
 * @returns none for a market of another release.
 * @spec OD-02 BT-01
 */
export function ruleLines(intl: IntlShape, { typeId, sportId }: { typeId: number; sportId: number }): RuleLine[] {
  const rules = marketRules(typeId, sportId);
  if (rules === undefined) return [];
  const sport = sportById(sportId)?.key ?? '';
  const say = (message: MessageDescriptor, values: Record<string, string | number> = {}): string => intl.formatMessage(message, values);
  const isWhole = rules.counted !== 'legs' && rules.counted !== 'winners' && rules.counted !== 'finish';
  const part = rules.period > 0 ? [say(WORDS.part, { period: periodName(intl, sport, rules.period) })] : isWhole ? [say(WORDS.whole)] : [];
  const ties = tieWords(rules).map((message) => say(message));
  const lines: [RuleLine['key'], string[]][] = [
    ['counts', [...countedWords(intl, rules, sport), ...part]],
    [
      'extra',
      rules.extraTime === null ? [] : [say(rules.extraTime === 'counts' ? WORDS.with : WORDS.without, { kind: extraKind(sportId) })],
    ],
    ['tie', ties],
    ['retired', rules.winnerAfterPeriods === null ? [] : [say(WORDS.retired, { periods: rules.winnerAfterPeriods })]],
    [
      'stopped',
      [
        say(stoppedWords(rules)),
        ...(rules.standsWithinSeconds === null ? [] : [say(WORDS.stands, { minutes: rules.standsWithinSeconds / MINUTE })]),
      ],
    ],
    ['void', [say(WORDS.void, { hours: NOT_PLAYED_AFTER_SECONDS / HOUR })]],
    ['corrected', [say(WORDS.corrected, { hours: CORRECTED_WITHIN_SECONDS / HOUR })]],
  ];
  return lines.flatMap(([key, texts]) => (texts.length === 0 ? [] : [{ key, head: say(HEADS[key]), text: texts.join(' ') }]));
}
