import { OUTCOME as O } from '../markets/outcome.ts';
import { wonIf, type Question, type Settler } from './question.ts';

const PLACES = 3;

/** Place of a runner from 0; undefined if the result has no finish, or the runner did not take part. */
function placeOf({ result: { finishers } }: Question, name: string | undefined): number | undefined {
  const place = finishers?.findIndex((finisher) => finisher.name === name);
  return place === -1 ? undefined : place;
}

const byPlace =
  (isWon: (place: number) => boolean): Settler =>
  (question) => {
    const place = placeOf(question, question.name);
    return place === undefined ? undefined : wonIf(isWon(place));
  };

/** @spec BT-08 */
export const settleRaceWinner = byPlace((place) => place === 0);
/** One of the first three. @spec BT-08 */
export const settlePlace = byPlace((place) => place < PLACES);

/** Of two runners the one that finishes first, wherever that is. @spec BT-08 */
export const settleHeadToHead: Settler = (question) => {
  const { name, duel } = question;
  if (name === undefined || duel?.includes(name) !== true) return undefined;
  const [own, other] = [placeOf(question, name), placeOf(question, duel[0] === name ? duel[1] : duel[0])];
  return own === undefined || other === undefined ? undefined : wonIf(own < other);
};

/** By the number that the winner carries. @spec BT-08 */
export const settleWinnerNumber: Settler = ({ outcome, result }) => {
  const winner = result.finishers?.[0];
  return winner && wonIf((winner.number % 2 === 1) === (outcome === O.Odd));
};
