import {
  CORRECTED_WITHIN_SECONDS,
  NOT_PLAYED_AFTER_SECONDS,
  SPORTS,
  UNANSWERED_AFTER_SECONDS,
  type VoidRules,
  voidRulesOf,
} from '@touchline/betting-rules';
import { sportName } from '@touchline/server-engine';
import { fillMessage } from '@touchline/server-kernel';
import { MESSAGES, type VoidWords } from '../messages.ts';

const MINUTE = 60;
const HOUR = 3600;

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;

function winnerCell({ winnerAfterPeriods }: VoidRules, words: VoidWords): string {
  if (winnerAfterPeriods === null) return words.voidCell;
  if (winnerAfterPeriods === 0) return words.fromStart;
  if (winnerAfterPeriods === 1) return words.afterOneSet;
  throw new Error(`There are no words for a winner after ${winnerAfterPeriods} periods; add them in every language.`);
}

function standsCell({ standsWithinSeconds }: VoidRules, words: VoidWords): string {
  if (standsWithinSeconds === null) return words.never;
  if (standsWithinSeconds % MINUTE !== 0) throw new Error(`${standsWithinSeconds} seconds are no whole minutes.`);
  return fillMessage(words.minutes, { count: standsWithinSeconds / MINUTE });
}

/**
 * The document "When bets are void" in a language, as Markdown with its front matter: made from the rules that settle, so that they cannot
 * say different things.
 *
 * @spec PI-01 OD-02
 */
export function voidPage(lang: string): string {
  const words = MESSAGES.in(lang).void;
  const general: [string, string][] = [
    [fillMessage(words.notPlayed, { hours: NOT_PLAYED_AFTER_SECONDS / HOUR }), words.allVoid],
    [words.stopped, words.decidedStand],
    [words.shortly, words.asItWas],
    [words.retired, words.winnerBySport],
    [words.walkover, words.allVoid],
    [words.ruling, words.allVoid],
    [words.level, words.returned],
    [fillMessage(words.unknown, { hours: UNANSWERED_AFTER_SECONDS / HOUR }), words.void],
    [fillMessage(words.corrected, { hours: CORRECTED_WITHIN_SECONDS / HOUR }), words.again],
  ];
  const sports = SPORTS.map((sport) => {
    const rules = voidRulesOf(sport.id);
    return row(sportName(sport.key, lang), standsCell(rules, words), winnerCell(rules, words));
  });
  return [
    ...['---', `title: '${words.title}'`, `summary: '${words.summary}'`, '---', '', words.intro, ''],
    ...[row(words.happens, words.bets), row('---', '---'), ...general.map((cells) => row(...cells)), ''],
    ...[words.decidedMeans, ''],
    ...[row(words.sport, words.standsHead, words.winnerHead), row('---', '---', '---'), ...sports, ''],
  ].join('\n');
}
