/** A side whose score changed. */
export type ScoredSide = 1 | 2;

/**
 * Scores of both sides: each follows the name. Periods, the mark of the serving side and shoot-outs have classes. Not by the class of the score,
 * because home would then share its stylesheet's module with this code.
 */
const SCORES = 'a > [title] + span > span:not([class])';

const isOnScreen = ({ top, bottom }: DOMRect): boolean => bottom >= 0 && top <= window.innerHeight;

/**
 * Flips the scores of a game and tints its row, once. A row outside the window is left alone, since its motion would begin when it scrolls
 * into view.
 *
 * @param list - an element around the rows, after a `ScoreNews`.
 * @param eventId - id of the game in the line.
 */
export function flipScore(list: ParentNode, eventId: number, sides: readonly ScoredSide[]): void {
  const row = list.querySelector(`[data-event="${eventId}"]`);
  if (row === null || sides.length === 0) return;
  const scores = row.querySelectorAll(SCORES);
  const marked = sides.flatMap((side) => scores[side - 1] ?? []);
  const settle = () => {
    row.removeAttribute('data-scored');
    for (const score of scores) score.removeAttribute('data-flips');
  };
  settle();
  // Reading the place makes the browser see the row without its marks, so that a second goal moves it again.
  if (!isOnScreen(row.getBoundingClientRect())) return;
  row.setAttribute('data-scored', '');
  for (const score of marked) score.setAttribute('data-flips', '');
  const onEnd = ({ target }: Event) => {
    if (target !== row) return;
    row.removeEventListener('animationend', onEnd);
    settle();
  };
  row.addEventListener('animationend', onEnd);
}
