import { expect, test as base } from '@playwright/test';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Audit } from './rows/audit.ts';
import { TOPICS } from './rows/topics.ts';
import { releaseGames } from './support/own-games.ts';
import { undoChanges } from './support/sandbox.ts';

// npm run test:long -- rows: each requirement in the running product. Writes what was seen; tools/check/src/spec-map/rows.mjs makes the table of it.

const SEEN = resolve(import.meta.dirname, '../../../test-results/rows.jsonl');
const only = process.env['ROWS']?.split(',');

const test = base.extend<object, { audit: Audit }>({
  audit: [
    async ({ browser }, use) => {
      const audit = new Audit(browser);
      await use(audit);
      await audit.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeAll(() => {
  mkdirSync(dirname(SEEN), { recursive: true });
});

for (const [topic, checks] of Object.entries(TOPICS)) {
  const wanted = checks.filter(({ row }) => only === undefined || only.some((one) => row.startsWith(one)));
  if (wanted.length === 0) continue;
  test(`[TST-4] ${topic}: ${wanted.length} checks`, async ({ audit }) => {
    // The libraries take long to pack and the Storybook to build.
    test.setTimeout(1_800_000);
    const missing: string[] = [];
    for (const { row, who, how, see } of wanted) {
      await test.step(`${row} ${how}`, async () => {
        const began = Date.now();
        let [isSeen, instead] = [false, ''];
        try {
          await see(audit);
          isSeen = true;
        } catch (error) {
          instead = error instanceof Error ? error.message : String(error);
        }
        await undoChanges();
        releaseGames();
        console.log(`${isSeen ? 'seen' : 'NOT SEEN'}\t${row}\t${Date.now() - began} ms\t${how}`);
        if (!isSeen) missing.push(`${row} ${how}: ${instead}`);
        appendFileSync(SEEN, `${JSON.stringify({ row, who, how, isSeen })}\n`);
      });
    }
    expect(missing).toEqual([]);
  });
}
