import { type CasinoCatalogue, ORIGINALS } from '@touchline/casino-contract';
import { gamesIn, loadShown, selectShown } from '@touchline/casino-state';
import type { LoadContext, RootState } from '@touchline/shared-state';
import { useSelector } from 'react-redux';

/** Part of the store with the games of the house. */
export { casinoModule as originalsModule } from '@touchline/casino-state';

const originals = gamesIn('originals', { provider: ORIGINALS });

/** Loads the games of the house as the lobby shows them. Their names and figures are known without; only pictures are missing on failure. */
export async function loadOriginals(context: LoadContext): Promise<void> {
  await loadShown(context, originals).catch(() => undefined);
}

/** Picture of the tile of a game of the house; undefined for one without, and until they are loaded. @spec CS-05 */
export function useOriginalArt(): (model: string) => string | undefined {
  const view = useSelector((state: RootState) => selectShown<CasinoCatalogue>(state, originals));
  return (model) => view.data?.games.find((game) => game.model === model)?.art;
}
