// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import { BUYS, CYBER_KINDS, CYBER_TYPES, type CyberDisciplines, type CyberMatch, type CyberMatches } from '@touchline/cyber-contract';
import {
  eachValid,
  flag,
  integer,
  listOf,
  literal,
  objectOf,
  pairOf,
  readAs,
  type Reader,
  text,
  textLike,
  whole,
} from '@touchline/shared-primitives';

const cyberMatchShape = objectOf({
  gameId: whole,
  kind: literal(...CYBER_KINDS),
  opponents: pairOf(text),
  maps: listOf(
    objectOf({
      name: text,
      score: pairOf(whole),
      winner: literal(0, 1, 2),
      kills: pairOf(whole),
      earned: pairOf(whole),
      rounds: listOf(objectOf({ winner: literal(1, 2), buys: pairOf(literal(...BUYS)), kills: pairOf(whole) })),
      objectives: listOf(objectOf({ kind: literal('tower', 'beast', 'outpost'), counts: pairOf(whole) })),
      lead: listOf(objectOf({ seconds: integer, lead: integer })),
      draft: pairOf(listOf(text)),
    }),
  ),
  score: pairOf(whole),
  isOver: flag,
});
export const readCyberDisciplines: Reader<CyberDisciplines> = readAs(
  objectOf({
    disciplines: eachValid(
      objectOf({
        id: whole,
        key: text,
        name: text,
        type: literal(...CYBER_TYPES),
        kind: literal(...CYBER_KINDS),
        line: whole,
        live: whole,
        iconsVersion: textLike(/^\d+\.\d+\.\d+$/),
      }),
    ),
  }),
);
export const readCyberMatch: Reader<CyberMatch> = readAs(cyberMatchShape);
export const readCyberMatches: Reader<CyberMatches> = readAs(objectOf({ matches: eachValid(cyberMatchShape) }));
