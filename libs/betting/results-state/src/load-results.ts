import { feedCalls, receiptCalls } from '@touchline/betting-contract';
import { resultsCalls } from '@touchline/betting-results-contract';
import { callJson, HttpError } from '@touchline/shared-http';
import { PageNotFound, type LoadContext, type Ports } from '@touchline/shared-state';
import {
  readChampStatistic,
  readExpressAnswer,
  readGameStatistic,
  readPopularAnswer,
  readReceiptKeysAnswer,
  readResultsDay,
  readTeamStatistic,
} from './api/readers.ts';
import { answerFailed, answerReceived, answerRequested } from './results.slice.ts';
import { queryOfFilter } from './rules/query-of-filter.ts';
import type { AnswerOf, Question, QuestionKind } from './rules/question.ts';

const NOT_FOUND = 404;

/** Requests the answer to one question. @throws HttpError when no answer arrives. */
function ask(ports: Pick<Ports, 'send' | 'origin'>, question: Question, signal: AbortSignal): Promise<AnswerOf[QuestionKind]> {
  const { lang } = question;
  if ('filter' in question)
    return callJson(ports, resultsCalls.games, {
      ...{ query: { lang, zone: question.zone, ...queryOfFilter(question.filter) }, signal, read: readResultsDay },
    });
  if (question.kind === 'popular') return callJson(ports, feedCalls.popular, { query: { lang }, signal, read: readPopularAnswer });
  if (question.kind === 'receiptKeys') return callJson(ports, receiptCalls.keys, { signal, read: readReceiptKeysAnswer });
  if (!('id' in question)) return callJson(ports, feedCalls.express, { query: { lang }, signal, read: readExpressAnswer });
  const { kind, id } = question;
  switch (kind) {
    case 'game':
      return callJson(ports, resultsCalls.game, { params: { gameId: id }, query: { lang }, signal, read: readGameStatistic });
    case 'champ':
      return callJson(ports, resultsCalls.champ, { params: { champId: id }, query: { lang }, signal, read: readChampStatistic });
    default:
      return callJson(ports, resultsCalls.team, { params: { teamId: id }, query: { lang }, signal, read: readTeamStatistic });
  }
}

/**
 * Loads an answer into the store, on the edge and in the browser.
 *
 * @throws PageNotFound when there is no such game, championship or team; HttpError when no answer arrives.
 * @spec BT-04
 */
export async function loadResults(
  { store, ports, signal }: Pick<LoadContext, 'store' | 'ports' | 'signal'>,
  question: Question,
): Promise<void> {
  store.dispatch(answerRequested(question));
  try {
    store.dispatch(answerReceived({ question, answer: await ask(ports, question, signal) }));
  } catch (error) {
    store.dispatch(answerFailed(question));
    if (error instanceof HttpError && error.status === NOT_FOUND) throw new PageNotFound('There are no results of this id.');
    throw error;
  }
}
