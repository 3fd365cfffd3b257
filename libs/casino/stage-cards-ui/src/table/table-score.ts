import { type Cue, type Score, type Stage, TEMPO } from '@touchline/casino-stage-ui';
import { chipsOf } from './chips.ts';
import { dealtOf, slotOf } from './dealt.ts';
import { tableOf } from './empty-table.ts';
import { rowsOf } from './rows.ts';
import type { CardsIdle } from './traits.ts';
import { saidOf } from './said.ts';
import { winnersOf } from './winners.ts';

const RESULT_MS = 300;

/** The cards of a round, dealt one by one, as long for every outcome. */
export const cardsStage =
  (idle: CardsIdle): Stage<'cards'> =>
  (scene, around): Score => {
    const { isCalm, isGain, round } = around;
    const { layout, ...table } = tableOf(idle, around, Math.min(2, scene.player.length));
    const { actors, cues, lying, plan, restMs } = dealtOf(idle, scene, around, layout);
    const shown = { ...table, actors: [...table.actors, ...chipsOf(idle, scene, around, layout), ...actors] };
    const said = saidOf(idle, scene, plan, isCalm);
    if (round.status === 'open') return { ...shown, cues: [...cues, ...said], restMs, endMs: null };
    if (!isGain) return { ...shown, cues: [...cues, ...said], restMs, endMs: isCalm ? 0 : restMs + RESULT_MS };
    const lasts = isCalm ? 0 : TEMPO.celebration;
    const winners = winnersOf(idle, scene);
    const idsOf = (isWinner: boolean): string[] =>
      rowsOf(idle, scene).flatMap(({ name, cards }) =>
        cards.flatMap((_, at) => (winners.has(slotOf(name, at)) === isWinner ? (lying.get(slotOf(name, at))?.id ?? []) : [])),
      );
    const gain: Cue[] = [
      { kind: 'celebrate', at: restMs, lasts, winning: idsOf(true), dimmed: idsOf(false) },
      { kind: 'sound', at: restMs, sound: 'gain' },
    ];
    return { ...shown, cues: [...cues, ...said, ...gain], restMs, endMs: restMs + lasts };
  };
