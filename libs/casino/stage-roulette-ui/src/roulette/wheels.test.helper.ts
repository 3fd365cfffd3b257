import { type GameModel, MODELS, rulesOf } from '@touchline/casino-game-math';

/** Every wheel that is played. */
export const WHEELS: readonly GameModel[] = MODELS.filter(({ family, isShared }) => family === 'roulette' && !isShared);

export function placesOf({ options }: GameModel): readonly string[] {
  const [option] = options;
  if (option?.kind !== 'bets') throw new Error('no places');
  return option.values;
}

/** The round of one bet, by the rules of the game. */
export const roundOf = (model: GameModel, on: string, pocket: number) =>
  rulesOf(model.id).play({ amount: 100, choice: { bets: [{ on, amount: 100 }] } }, [], () => pocket);
