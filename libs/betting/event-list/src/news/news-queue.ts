/** At most one sentence in this time, so that the player's own reading is not talked over. */
export const PAUSE_MS = 5_000;
/** Games that wait at most; a sentence that waits longer is no news. */
const MOST = 4;

/** Sentences that wait to be spoken, the oldest first. */
export interface NewsQueue {
  /** Adds a sentence. It replaces that of the same game, which is out of date. */
  push: (gameId: number, sentence: string) => void;
  /** Forgets everything that waits. */
  stop: () => void;
}

/**
 * Speaks one sentence at a time.
 *
 * @param say - gets each sentence when it is its turn, and an empty text when it has been spoken and none waits.
 */
export function createNewsQueue(say: (sentence: string) => void): NewsQueue {
  const waiting = new Map<number, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const [first] = waiting;
    if (first === undefined) {
      timer = undefined;
      say('');
      return;
    }
    waiting.delete(first[0]);
    say(first[1]);
    timer = setTimeout(next, PAUSE_MS);
  };
  return {
    push: (gameId, sentence) => {
      waiting.set(gameId, sentence);
      const [oldest] = waiting.keys();
      if (waiting.size > MOST && oldest !== undefined) waiting.delete(oldest);
      if (timer === undefined) next();
    },
    stop: () => {
      waiting.clear();
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
