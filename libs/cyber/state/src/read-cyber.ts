import {
  exactly,
  fieldsOf,
  flag,
  integer,
  isText,
  listOf,
  literal,
  objectOf,
  pairOf,
  readAs,
  readSome,
  text,
  whole,
} from '@touchline/shared-primitives';
import { BUYS, CYBER_KINDS, CYBER_TYPES, type CyberDiscipline, type CyberMatch } from '@touchline/cyber-contract';

const pair = pairOf(whole);
const discipline = exactly<CyberDiscipline>()(
  objectOf({
    id: integer,
    key: text,
    name: text,
    type: literal(...CYBER_TYPES),
    kind: literal(...CYBER_KINDS),
    line: whole,
    live: whole,
    iconsVersion: (value) => (isText(value) && /^\d+\.\d+\.\d+$/.test(value) ? value : undefined),
  }),
);
const match = exactly<CyberMatch>()(
  objectOf({
    gameId: integer,
    kind: literal(...CYBER_KINDS),
    opponents: pairOf(text),
    score: pair,
    isOver: flag,
    maps: listOf(
      objectOf({
        name: text,
        score: pair,
        winner: literal(0, 1, 2),
        kills: pair,
        earned: pair,
        rounds: listOf(objectOf({ winner: literal(1, 2), buys: pairOf(literal(...BUYS)), kills: pair })),
        objectives: listOf(objectOf({ kind: literal('tower', 'beast', 'outpost'), counts: pair })),
        lead: listOf(objectOf({ seconds: integer, lead: integer })),
        draft: pairOf(listOf(text)),
      }),
    ),
  }),
);

/** Parses the disciplines; drops invalid ones, null if there is no list. */
export const readDisciplines = (answer: unknown): CyberDiscipline[] | null => readSome(fieldsOf(answer)['disciplines'], readAs(discipline));
export const readMatch = readAs(match);
export const readMatches = (answer: unknown): CyberMatch[] | null => readSome(fieldsOf(answer)['matches'], readMatch);
