import { box, kitOf, type Picture, stack, symbolOf } from '@touchline/casino-game-art';
import type { Actor, Cue, Stage, StageAround, StageGame } from '@touchline/casino-stage-ui';
import { defineMessages } from 'react-intl';
import { once } from '../shared/once.ts';
import { plateOf } from '../shared/pieces.ts';
import { caption, move, type Run, say, scoreOfRun, sound, tableOf, timesText, unseen } from '../shared/round.ts';
import { BY_HAND_MS, cardOn, fieldAt, FIELDS } from './card.ts';
import { ScratchFields } from './ScratchFields.tsx';

const SAID = defineMessages({
  match: { id: 'stage.scratch.match', defaultMessage: 'Three equal symbols: {times}' },
  none: { id: 'stage.scratch.none', defaultMessage: 'No three equal symbols' },
  multiplier: { id: 'stage.scratch.multiplier', defaultMessage: 'Multiplier: {times}' },
});

const EQUAL = 3;
const ONE = 100;
const EDGE = 28;

function paperOf({ form, art: { id, palette } }: StageAround): Picture {
  const kit = kitOf(palette);
  const place = cardOn(form);
  const all = place.side + 2 * EDGE;
  return once(`scratch-paper-${form}-${id}`, () => ({
    ...{ width: all, height: all },
    art: stack(
      kit.solid(box(3, 3, all - 6, all - 6, 26), kit.darker(palette.b, 0.15), { gloss: 0.2 }),
      FIELDS.map((nth) => {
        const { x, y } = fieldAt({ ...place, left: EDGE, top: EDGE }, nth);
        return kit.flat(box(x - place.field / 2, y - place.field / 2, place.field, place.field, 18), '#f3efe2');
      }),
    ),
  }));
}

const paperActor = (around: StageAround): Actor => {
  const place = cardOn(around.form);
  const all = place.side + 2 * EDGE;
  return { id: 'paper', picture: paperOf(around), pose: fieldAt(place, 4), size: { width: all, height: all } };
};

/** The symbols are on the card before it is scratched; what covers them is over the stage. */
const scratch: Stage<'scratch'> = ({ cells, times, multiplier }, around) => {
  const { art, form } = around;
  const place = cardOn(form);
  const equal = cells.find((cell) => cells.filter((other) => other === cell).length >= EQUAL);
  const size = { width: place.field * 0.92, height: place.field * 0.92 };
  const symbols = cells.flatMap((cell, nth): Actor[] => {
    const picture = symbolOf(art, cell);
    return picture === undefined ? [] : [{ id: `symbol-${nth}`, picture, pose: fieldAt(place, nth), size }];
  });
  const at = form === 'tall' ? { x: place.width / 2, y: 1_060 } : { x: place.left + place.side + 240, y: 430 };
  const plate = plateOf(art, `×${around.written(multiplier)}`, { height: 130, size: 76 });
  const hasMultiplier = multiplier > 1;
  const ended: Cue[] = [
    ...(hasMultiplier ? [move('multiplier', BY_HAND_MS, 0, { alpha: 1 })] : []),
    sound(BY_HAND_MS, 'stop'),
    equal === undefined ? caption(BY_HAND_MS, SAID.none) : caption(BY_HAND_MS, SAID.match, { times: timesText(around, times) }),
    ...(hasMultiplier ? [say(BY_HAND_MS, SAID.multiplier, { times: timesText(around, multiplier * ONE) })] : []),
  ];
  const run: Run = {
    actors: [paperActor(around), ...symbols, ...(hasMultiplier ? [unseen('multiplier', plate, at)] : [])],
    cues: ended,
    restMs: BY_HAND_MS,
    winning: symbols.filter((_, nth) => cells[nth] === equal).map(({ id }) => id),
  };
  const score = scoreOfRun(around, run);
  return around.isCalm ? score : { ...score, byHandMs: BY_HAND_MS };
};

/** The stage of a scratch card. */
export const SCRATCH: StageGame = {
  idle: (around) => tableOf(around, [paperActor(around)]),
  stages: { scratch },
  Overlay: ScratchFields,
};
