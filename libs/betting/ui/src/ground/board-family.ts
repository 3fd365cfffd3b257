import { BOARD_SPORTS } from '@touchline/ui-art';

/** Kind of a ground: a pitch with its centre circle, a court with its net, a rink, or none of them. */
export type BoardFamily = 'pitch' | 'court' | 'rink' | 'plain';

const FAMILIES = new Map(
  (Object.keys(BOARD_SPORTS) as (keyof typeof BOARD_SPORTS)[]).flatMap((family) =>
    BOARD_SPORTS[family].map((key): [string, BoardFamily] => [key, family]),
  ),
);

/** Family of a sport's ground, by the key of the sport. */
export function boardFamily(sport: string): BoardFamily {
  return FAMILIES.get(sport) ?? 'plain';
}
