import { codeOf } from '@touchline/shared-primitives';
import { abortable, selectLanguage, type Ports } from '@touchline/shared-state';
import { delay, put, select, takeLatest } from 'typed-redux-saga';
import { searchGames } from '../api/search-api.ts';
import { SEARCH_PAUSE_MS } from '../rules/timings.ts';
import { searchAnswered, searchFailed, searchTyped } from '../search.slice.ts';
import { selectSearch } from '../selectors.ts';

type SearchPorts = Pick<Ports, 'send' | 'origin' | 'report'>;

/** Searches after a pause in typing; a newer text cancels the previous request. @spec BT-05 */
export function* searchForGames(ports: SearchPorts) {
  yield* takeLatest(searchTyped, function* () {
    const { status, text } = yield* select(selectSearch);
    if (status !== 'searching') return;
    yield* delay(SEARCH_PAUSE_MS);
    const lang = yield* select(selectLanguage);
    try {
      const answer = yield* abortable((signal) => searchGames(ports, { text: text.trim(), lang }, signal));
      yield* put(searchAnswered(answer));
    } catch (error) {
      ports.report('search-failed', { code: codeOf(error) });
      yield* put(searchFailed());
    }
  });
}
