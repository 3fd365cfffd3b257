import type { ExpressAnswer, PopularAnswer, ReceiptKeysAnswer } from '@touchline/betting-contract';
import { integer, lightly, listOf, literal, objectOf, pairOf, readAs, text } from '@touchline/shared-primitives';

const opponent = objectOf({ id: integer, name: text });
const players = pairOf(text);
const offered = objectOf(
  {
    id: integer,
    number: integer,
    kind: integer,
    sportId: integer,
    champId: integer,
    startAt: integer,
    section: literal('line', 'live'),
    opponent1: opponent,
    opponent2: opponent,
    state: objectOf({ statusId: integer, marketsCount: integer }),
    markets: listOf(
      objectOf(
        {
          id: integer,
          typeId: integer,
          outcomes: listOf(objectOf({ id: integer, typeId: integer, coef: integer }, { param: integer, name: text })),
        },
        { param: integer, playersDuel: players },
      ),
    ),
  },
  { statisticId: text },
);

/** @spec BT-09 */
export const readExpress = readAs(
  lightly<ExpressAnswer>()(
    objectOf({
      servedAt: integer,
      expresses: listOf(
        objectOf({
          expressId: integer,
          kind: literal('favourites', 'even', 'goals'),
          legs: listOf(objectOf({ game: offered, outcomeId: integer })),
        }),
      ),
      duels: listOf(offered),
    }),
  ),
);

/** @spec BT-01 */
export const readPopular = readAs(
  lightly<PopularAnswer>()(
    objectOf({
      servedAt: integer,
      fewestPlayers: integer,
      bets: listOf(objectOf({ game: offered, outcomeId: integer, players: integer })),
    }),
  ),
);

/** @spec BET-11 */
export const readReceiptKeys = readAs(lightly<ReceiptKeysAnswer>()(objectOf({ keys: listOf(objectOf({ id: text, publicKey: text })) })));
