import type { Picture } from '@touchline/casino-game-art';
import { framesOf } from './frame-at.ts';
import type { Actor, Cue, Score } from './score.ts';

const TILE: Picture = { id: 'tile', width: 10, height: 20, art: [] };
const actor = (id: string, more: Partial<Actor> = {}): Actor => ({ id, picture: TILE, pose: { x: 100, y: 50 }, ...more });
const score = (actors: readonly Actor[], cues: readonly Cue[]): Score => ({
  width: 1600,
  height: 900,
  actors,
  cues,
  restMs: 0,
  endMs: 1000,
});
const move = (at: number, lasts: number, to: Extract<Cue, { kind: 'move' }>['to']): Cue => ({
  ...{ kind: 'move', at, lasts, to, actor: 'a', ease: 'even' },
});

it('[CS-05] puts the centre of a picture at its place, and turns it around its pivot', () => {
  const frames = framesOf(score([actor('a'), actor('b', { pivot: [0, 0], pose: { x: 0, y: 0, turn: 0.25 } })], []));
  const [centred, turned] = frames(0);
  expect(centred?.matrix.map((part) => part + 0)).toEqual([1, 0, 0, 1, 95, 40]);
  expect(turned?.matrix.map((part) => Math.round(part) + 0)).toEqual([0, 1, -1, 0, 0, 0]);
});

it('[CS-05] moves between its cues, and holds before, between and after them', () => {
  const frames = framesOf(score([actor('a')], [move(500, 100, { x: 0 }), move(100, 200, { x: 300, alpha: 0.5 })]));
  const at = (ms: number) => frames(ms).map(({ matrix, alpha }) => [matrix[4] + 5, alpha]);
  expect([0, 100, 200, 300, 450, 550, 9_000].map(at)).toEqual([
    [[100, 1]],
    [[100, 1]],
    [[200, 0.75]],
    [[300, 0.5]],
    [[300, 0.5]],
    [[150, 0.5]],
    [[0, 0.5]],
  ]);
});

it('[CS-05] carries an actor with its parent, and leaves out what cannot be seen', () => {
  const carrier: Actor = { id: 'table', pose: { x: 200, y: 0, scale: 2, alpha: 0.5 } };
  const frames = framesOf(score([carrier, actor('a', { parent: 'table' }), actor('gone', { pose: { alpha: 0 } })], []));
  const placed = frames(0).map(({ matrix, alpha }) => [matrix.map((part) => part + 0), alpha]);
  expect(placed).toEqual([[[2, 0, 0, 2, 390, 80], 0.5]]);
});

it('[CS-05] lifts what won and dims the rest', () => {
  const celebrate: Cue = { kind: 'celebrate', at: 100, lasts: 800, winning: ['a'], dimmed: ['b'] };
  const [won, lost] = framesOf(score([actor('a'), actor('b')], [celebrate]))(900);
  expect([won?.matrix[0], won?.alpha, lost?.matrix[0], lost?.alpha]).toEqual([1.08, 1, 1, 0.45]);
});

it('[CS-05] shows the part of a strip that is in the window of its reel', () => {
  const [reel] = framesOf(score([actor('a', { window: 5, size: { width: 100, height: 50 } })], [move(0, 0, { scroll: 12 })]))(0);
  expect([reel?.scroll, reel?.matrix.map((part) => part + 0)]).toEqual([12, [10, 0, 0, 10, 50, 25]]);
});
