import type { APIRequestContext } from '@playwright/test';
import { worldNow } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';

const FOOTBALL = 1;

interface Day {
  champs: { id: number; sportId: number }[];
}
interface Bracket {
  bracket: { opponent1: string; score: [number, number] | null; ending?: { shootOut?: { score?: [number, number] } } }[][];
}

/** A pair of a football play-off that a shoot-out decided. With dozens of championships there always is one. */
async function decidedPair(request: APIRequestContext) {
  const date = new Date(worldNow() - 86_400_000).toISOString().slice(0, 10);
  const day = (await (await request.get(`/bff-api/results/games?lang=en&date=${date}`)).json()) as Day;
  for (const { id } of day.champs.filter(({ sportId }) => sportId === FOOTBALL)) {
    const { bracket } = (await (await request.get(`/bff-api/results/champ/${id}?lang=en`)).json()) as Bracket;
    for (const { opponent1, score, ending } of bracket.flat())
      if (score !== null && ending?.shootOut?.score !== undefined) return { id, opponent1, score, kicks: ending.shootOut.score };
  }
  throw new Error('No play-off of the day before has a shoot-out.');
}

test('[BT-04] [BT-08] a play-off shows a shoot-out beside the score, and adds no kick to a goal', async ({ page, player, request }) => {
  const { id, opponent1, score, kicks } = await decidedPair(request);
  expect(score[0]).toBe(score[1]);

  await player.open(`/statistic?id=c${id}`);

  const ending = `${score[0]}:${score[1]} (${kicks[0]}:${kicks[1]} on penalties)`;
  const pair = page.getByRole('main').getByRole('listitem').filter({ hasText: ending }).filter({ hasText: opponent1 }).first();
  await expect(pair).toBeVisible();
  await expect(pair.locator('b')).toHaveText([String(score[0]), String(score[1])]);
});
