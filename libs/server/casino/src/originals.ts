import { CASINO_THEMES, ORIGINALS } from '@touchline/casino-contract';
import { entryOf, MODEL_GROUPS, MODELS } from '@touchline/casino-game-math';
import { type KeptGame, LEAST_STAKE, makeCatalogue } from './catalogue.ts';
import { factsOf } from './model-facts.ts';
import { tileAddress } from './tile-addresses.ts';

const RELEASED = '2026-01-01';
const LANGUAGES = ['en', 'ru', 'ar', 'es', 'pt', 'fr', 'de', 'tr', 'uk', 'kk', 'az', 'hi'];

/**
 * The games of the house: one for each model, with the name of the model as title and the place of the model as id. Ids of the catalogue are
 * larger. @spec CS-01 CS-05
 */
export function makeOriginals(catalogue: readonly KeptGame[] = makeCatalogue()): readonly KeptGame[] {
  return MODELS.map(({ id: model }, at): KeptGame => {
    const { place: id, name: title, catalogue: entry } = entryOf(model);
    const { kind, features } = entry;
    return {
      ...{ id, title, kind, model, features, slug: model, variant: 1, tag: null, releasedAt: RELEASED, blockedCountries: [] },
      ...factsOf(model, LEAST_STAKE),
      // As the page of the model draws it.
      theme: CASINO_THEMES[at % CASINO_THEMES.length] ?? 'classic',
      provider: { id: ORIGINALS, name: 'Originals' },
      art: tileAddress(id),
      languages: LANGUAGES,
      bonusContribution: 0,
      likeTitle: catalogue.find((game) => game.model === model)?.title ?? title,
    };
  });
}

/** The same games with one of each group in turn, so that a few of them show what there is. */
export function mixedOriginals(originals: readonly KeptGame[]): readonly KeptGame[] {
  const groupOf = new Map<string, string>(MODELS.map(({ id, group }) => [id, group]));
  const groups = MODEL_GROUPS.map((group) => originals.filter(({ model }) => groupOf.get(model) === group));
  return originals.flatMap((_, at) => groups.flatMap((group) => group[at] ?? []));
}
