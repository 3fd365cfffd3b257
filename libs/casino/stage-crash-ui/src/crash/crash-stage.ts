import { backdropOf, type Cue, type Score, type Stage, type StageAround, type StageGame, TALL, WIDE } from '@touchline/casino-stage-ui';
import { CashOut } from './CashOut.tsx';
import { ClimbOverlay } from './ClimbOverlay.tsx';
import { words } from './words.ts';

const GAIN_MS = 900;

const emptyOf = ({ art, form }: StageAround): Score => {
  const size = form === 'tall' ? TALL : WIDE;
  return { ...size, ground: art.palette.ink, actors: backdropOf(art, size), cues: [], restMs: 0, endMs: null };
};

/** What is known of a climb: where the player left it, or where it ended. Figures of a running climb are in the overlay. */
const climb: Stage<'climb'> = ({ point, cashedAt }, around): Score => {
  const score = emptyOf(around);
  const times = (hundredths: number): string => around.written(hundredths / 100);
  const said: Cue[] = [];
  if (cashedAt !== null) said.push({ kind: 'say', at: 0, said: { message: words.left, values: { times: times(cashedAt) } } });
  if (point !== null) said.push({ kind: 'say', at: 0, said: { message: words.ended, values: { times: times(point) } } });
  if (around.round.status === 'open') return { ...score, cues: said };
  if (!around.isGain || around.isCalm) return { ...score, cues: said, endMs: 0 };
  const gain: Cue[] = [
    { kind: 'celebrate', at: 0, lasts: GAIN_MS, winning: [], dimmed: [] },
    { kind: 'sound', at: 0, sound: 'gain' },
  ];
  return { ...score, cues: [...said, ...gain], endMs: GAIN_MS };
};

/** The stage of a climb. */
export const CRASH: StageGame = { idle: emptyOf, stages: { climb }, Overlay: ClimbOverlay, Moves: CashOut };
