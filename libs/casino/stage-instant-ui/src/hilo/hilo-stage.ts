import { type Card, suitOf } from '@touchline/casino-game-math';
import { type Actor, type Cue, type SceneOf, type Stage, type StageAround, type StageGame, TEMPO } from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { plateOf } from '../shared/pieces.ts';
import { RoundMoves } from '../shared/RoundMoves.tsx';
import { move, type Run, say, scoreOfRun, sizeOf, sound, tableOf, timesText, turnOver, unseen } from '../shared/round.ts';
import { backOf, CARD, faceOf, rankText } from './card-art.ts';

const SUITS = defineMessages({
  clubs: { id: 'stage.card.clubs', defaultMessage: '{rank} of clubs' },
  diamonds: { id: 'stage.card.diamonds', defaultMessage: '{rank} of diamonds' },
  hearts: { id: 'stage.card.hearts', defaultMessage: '{rank} of hearts' },
  spades: { id: 'stage.card.spades', defaultMessage: '{rank} of spades' },
});
const SAID = defineMessages({
  next: { id: 'stage.hilo.next', defaultMessage: 'Higher or same: {higher}. Lower or same: {lower}.' },
  now: { id: 'stage.hilo.now', defaultMessage: 'Cash out now: {times}' },
});
const NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

const LARGE = { width: 290, height: 406 };
/** Size of a card that was played, to a large one. */
const SMALL = 0.42;
/** Played cards that are still shown. */
const SHOWN = 5;
/** A card is dealt, then turned. */
const REST_MS = 2 * TEMPO.card;

interface Places {
  middle: { x: number; y: number };
  deck: { x: number; y: number };
  past: (nth: number) => { x: number; y: number };
  higher: { x: number; y: number };
  lower: { x: number; y: number };
  times: { x: number; y: number };
}

function placesOf(around: StageAround): Places {
  const { width } = sizeOf(around);
  if (around.form === 'tall') {
    const middle = { x: width / 2, y: 640 };
    return {
      ...{ middle, deck: { x: 750, y: 200 }, higher: { x: 450, y: 370 }, lower: { x: 450, y: 910 }, times: { x: 450, y: 1_030 } },
      past: (nth) => ({ x: 560 - nth * 115, y: 200 }),
    };
  }
  return {
    ...{ middle: { x: 800, y: 410 }, deck: { x: 1_330, y: 330 }, higher: { x: 800, y: 130 }, lower: { x: 800, y: 690 } },
    ...{ times: { x: 1_330, y: 640 } },
    past: (nth) => ({ x: 540 - nth * 110, y: 410 }),
  };
}

const nameOf = (card: Card) => SUITS[NAMES[suitOf(card)] ?? 'clubs'];
const deckOf = (around: StageAround): Actor[] =>
  [2, 1, 0].map((nth): Actor => {
    const { x, y } = placesOf(around).deck;
    const size = { width: CARD.width * 0.9, height: CARD.height * 0.9 };
    return { id: `deck-${nth}`, picture: backOf(around.art), pose: { x: x + nth * 5, y: y - nth * 5 }, size };
  });

/** Cards before the newest go aside, the oldest out of sight. */
function pastCards(cards: readonly Card[], around: StageAround, isNew: boolean): { actors: Actor[]; cues: Cue[] } {
  const { middle, past } = placesOf(around);
  const actors: Actor[] = [];
  const cues: Cue[] = [];
  const shown = cards
    .slice(0, -1)
    .reverse()
    .slice(0, SHOWN + 1);
  for (const [nth, card] of [...shown.entries()].reverse()) {
    const id = `past-${nth}`;
    const to = past(nth);
    const from = nth === 0 ? middle : past(nth - 1);
    const start = isNew ? { ...from, scale: nth === 0 ? 1 : SMALL } : { ...to, scale: SMALL };
    const isGone = nth === SHOWN;
    if (isGone && !isNew) continue;
    actors.push({ id, picture: faceOf(card), pose: start, size: LARGE });
    if (isNew) cues.push(move(id, 0, TEMPO.card, isGone ? { alpha: 0 } : { ...to, scale: SMALL }));
  }
  return { actors, cues };
}

function figuresOf({ times, next }: SceneOf<'hilo'>, around: StageAround): { actors: Actor[]; cues: Cue[] } {
  const places = placesOf(around);
  const actors: Actor[] = [];
  const { art } = around;
  if (next !== null) {
    const look = { width: 300, height: 80, size: 46 };
    actors.push(unseen('higher', plateOf(art, timesText(around, next.higher), { ...look, mark: 'up' }), places.higher));
    actors.push(unseen('lower', plateOf(art, timesText(around, next.lower), { ...look, mark: 'down' }), places.lower));
  }
  if (times > 0) actors.push(unseen('times', plateOf(art, timesText(around, times), { height: 110, size: 62 }), places.times));
  const cues: Cue[] = actors.map(({ id }) => move(id, REST_MS, 0, { alpha: 1 }));
  if (times > 0 && next !== null) cues.push(say(REST_MS, SAID.now, { times: timesText(around, times) }));
  if (next !== null) cues.push(say(REST_MS, SAID.next, { higher: timesText(around, next.higher), lower: timesText(around, next.lower) }));
  return { actors, cues };
}

/** The newest card is dealt and turned; a cash-out deals none. */
const deal: Stage<'hilo'> = (scene, around) => {
  const { cards, guesses } = scene;
  const { middle, deck } = placesOf(around);
  const card = cards.at(-1) ?? 0;
  // A move without a new card is a cash-out.
  const isNew = around.round.made === guesses.length;
  const past = pastCards(cards, around, isNew);
  const figures = figuresOf(scene, around);
  const pose = isNew ? deck : middle;
  const back: Actor = { id: 'back', picture: backOf(around.art), pose: { ...pose, alpha: isNew ? 1 : 0 }, size: LARGE };
  const face: Actor = { id: 'card', picture: faceOf(card), pose: { ...middle, alpha: isNew ? 0 : 1 }, size: LARGE };
  const dealt: Cue[] = [
    ...past.cues,
    move('back', 0, TEMPO.card, middle, 'out'),
    sound(0, 'card'),
    ...turnOver('back', 'card', TEMPO.card, TEMPO.card),
    sound(REST_MS, 'stop'),
  ];
  const restMs = isNew ? REST_MS : 0;
  const run: Run = {
    actors: [...deckOf(around), ...past.actors, back, face, ...figures.actors],
    cues: [
      ...(isNew ? dealt : []),
      say(restMs, nameOf(card), { rank: rankText(card) }),
      ...figures.cues.map((cue): Cue => ({ ...cue, at: restMs })),
    ],
    restMs,
    winning: ['card'],
  };
  return scoreOfRun(around, run);
};

/** The stage of guesses at the next card. */
export const HILO: StageGame = {
  idle: (around) =>
    tableOf(around, [...deckOf(around), { id: 'back', picture: backOf(around.art), pose: placesOf(around).middle, size: LARGE }]),
  stages: { hilo: deal },
  Moves: RoundMoves,
};
