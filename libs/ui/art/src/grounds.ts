import { GROUND_OF } from './sport-looks.ts';

/** The playing surface of a sport: its colour, and its lines on a field of 640 × 176 in perspective. */
export interface Ground {
  /** A CSS colour. */
  colour: string;
  /** Second colour for stripes; absent on grounds of one colour. */
  stripe?: string;
  /** `d` of its lines. */
  lines: string;
}

// Far edge at y = 78, near edge at y = 176; all lines of a field converge above the middle.
const FIELD = 'M96 84H544L640 176M96 84L0 176M320 84V176';
const CIRCLE = 'M320 104c58 0 96 10 96 24s-38 26-96 26-96-12-96-26 38-24 96-24z';
const BOXES = 'M70 109H138L116 150H28M570 109H502L524 150H612';
const NET = 'M320 70V168M300 70H340';

const GROUNDS = {
  grass: { colour: '#1d6b3c', stripe: '#237a46', lines: FIELD + CIRCLE + BOXES },
  gridiron: {
    colour: '#24653c',
    stripe: '#2a7145',
    lines: `${FIELD}M152 84L80 176M208 84L160 176M264 84L240 176M376 84L400 176M432 84L480 176M488 84L560 176`,
  },
  clay: { colour: '#a8552f', lines: `${FIELD}M116 92H524L594 168H46zM206 92L170 168M434 92L470 168${NET}` },
  hardwood: { colour: '#9a6a38', stripe: '#a3733f', lines: `${FIELD + CIRCLE}M84 96q86 34 8 74M556 96q-86 34-8 74` },
  ice: { colour: '#7fa6bf', lines: `${FIELD + CIRCLE}M234 84L196 176M406 84L444 176` },
  court: { colour: '#27618f', lines: `${FIELD}M120 94H520L584 166H56zM256 94L246 166M384 94L394 166${NET}` },
  oval: {
    colour: '#2b7040',
    stripe: '#317a48',
    lines: 'M320 88c170 0 270 18 270 46s-100 36-270 36S50 162 50 134s100-46 270-46zM296 112H344L352 146H288z',
  },
  diamond: { colour: '#2d6b3a', lines: 'M320 92L480 128L320 172L160 128zM20 128Q320 20 620 128' },
  sand: { colour: '#c2a060', lines: `${FIELD}M130 96H510L566 164H74z${NET}` },
  table: { colour: '#20506f', lines: `M150 96H490L560 168H80zM320 96V168${NET}` },
  baize: { colour: '#17613f', lines: 'M130 92H510L580 170H60zM214 92L176 170M214 116a20 14 0 0 0-12 26' },
  ring: { colour: '#3a3f5c', lines: 'M90 168V74M550 168V74M90 92H550M90 116H550M90 140H550' },
  asphalt: { colour: '#3b3f46', lines: 'M0 168Q200 96 420 92T640 84M0 176Q220 120 440 110T640 100M300 96l10 18M330 94l10 18' },
  water: {
    colour: '#1d6d92',
    lines:
      'M0 108q40-10 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0M0 134q40-10 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0M0 160q40-10 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0',
  },
  grid: {
    colour: '#2a2350',
    lines: 'M0 84H640M0 104H640M0 132H640M0 168H640M320 84V176M250 84L150 176M390 84L490 176M180 84L0 170M460 84L640 170',
  },
} as const satisfies Record<string, Ground>;

const OF_SPORT: Readonly<Record<string, keyof typeof GROUNDS>> = GROUND_OF;

/** The ground of a sport by its key; grass if the sport is unknown or has none. @spec LB-02 */
export const groundOf = (sport: string): Ground => GROUNDS[(Object.hasOwn(OF_SPORT, sport) && OF_SPORT[sport]) || 'grass'];
