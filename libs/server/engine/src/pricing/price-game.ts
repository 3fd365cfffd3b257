import { priceDraft, type Draft, type PricedMarket } from './draft.ts';
import { isKnownByScript } from './known-by-script.ts';
import { goalsDrafts } from './goals-book.ts';
import { GoalsOutlook } from './goals-outlook.ts';
import { raceDrafts } from './race-book.ts';
import { pointsDrafts } from './points-book.ts';
import { duelDrafts, setsDrafts } from './sets-book.ts';
import { SetsOutlook } from './sets-outlook.ts';
import type { Situation } from './situation.ts';

function draftsOf(situation: Situation, isMain: boolean, typeId?: number): Draft[] {
  switch (situation.fixture.champ.model.kind) {
    case 'goals':
      return goalsDrafts(new GoalsOutlook(situation), isMain, typeId);
    case 'points':
      return pointsDrafts(situation, isMain, typeId);
    case 'sets':
      return setsDrafts(new SetsOutlook(situation), isMain, typeId);
    case 'race':
      return raceDrafts(situation, isMain);
    default:
      return duelDrafts(situation);
  }
}

/**
 * All current prices of a game, or only the main ones shown in lists.
 *
 * @param shortId - short id of the game or sub-game. @param typeId - only markets of this type.
 * @spec BT-02
 */
export function priceGame(situation: Situation, shortId: number, isMain: boolean, typeId?: number): PricedMarket[] {
  const isSubGame = situation.part !== 'whole';
  const { script } = situation.fixture;
  const drafts = draftsOf(situation, isMain, typeId).filter(
    (draft) => (typeId === undefined || draft.typeId === typeId) && isKnownByScript(draft.typeId, script),
  );
  return drafts.flatMap((draft) => priceDraft(draft, shortId, isSubGame) ?? []);
}
