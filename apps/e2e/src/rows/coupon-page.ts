import { expect } from '@playwright/test';
import { quietList } from '../support/lists.ts';
import { sandbox } from '../support/sandbox.ts';
import { changeServices } from '../support/services.ts';
import type { Audit, Reader } from './audit.ts';
import { checks } from './check.ts';
import type { Json } from './json.ts';
import { history, picks, quote } from './coupons.ts';

const player = (audit: Audit, work: (reader: Reader) => Promise<void>): Promise<void> => audit.visit({ as: 'player' }, work);
const stored = (reader: Reader): Promise<string> =>
  reader.page().then((page) => page.evaluate(() => Object.values(localStorage).join(' ')));

export const COUPON_PAGE = checks({
  'CP-04': [
    'players',
    'the page sends the coupon with the fields of the specification, and no other',
    async (audit) =>
      player(audit, async (reader) => {
        const person = await reader.open(quietList(await reader.person()));
        await person.pickAtFixedPrice(1, 2);
        await person.openCoupon();
        await person.stake.fill('5');
        const sent = person.page.waitForRequest((request) => request.url().endsWith('/web-api/coupon/place'));
        await person.place();
        const own = Object.keys((await sent).postDataJSON()).sort();
        const specified =
          'id accountId amount amountByBlockId bets changeCoefAction coef coefByView coefViewId exactCoef isDropOnScoreChange prepaidAmount refId systemValue typeId userId hyperBonusPercent minHyperBonusBetLimit maxHyperBonusLimit';
        expect(own.filter((key) => !specified.split(' ').includes(key))).toEqual([]);
        expect(own).toEqual(
          expect.arrayContaining([
            'id',
            'accountId',
            'amount',
            'bets',
            'changeCoefAction',
            'coef',
            'exactCoef',
            'refId',
            'typeId',
            'userId',
          ]),
        );
        expect((await history(reader))[0].bets).toHaveLength(1);
      }),
  ],
  'CP-06': [
    'players',
    'the coupon offers the systems 2 of 3 with their number of combinations; a system value of 1 is refused',
    async (audit) =>
      player(audit, async (reader) => {
        const bets = await picks(reader, 4);
        const { figures } = await quote(reader, { typeId: 4, bets, systemValue: 2, amount: 600 });
        expect(figures.combinations).toBe(6);
        const refused = await reader.ask('POST /web-api/coupon/quote', {
          data: { currencyIso: 'EUR', typeId: 4, bets, systemValue: 1, amount: 600 },
        });
        expect([refused.status, refused.body?.lines ?? null]).toEqual([refused.status === 200 ? 200 : 400, null]);
        const person = await reader.open(quietList(await reader.person()));
        await person.pick(3);
        await person.openCoupon();
        await person.coupon.getByText('System', { exact: true }).first().click();
        await expect(person.coupon.getByText(/2\/3|2 of 3/).first()).toBeVisible();
      }),
  ],
  'CP-07': [
    'anyone',
    'a picked bet is in local storage with addedAtByBetId, typeId and systemValue, and in the coupon after a reload and in a second tab',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const person = await reader.open(quietList(await reader.person()));
        const [pick] = await person.pick(1);
        const id = pick?.outcomeId ?? '';
        await expect.poll(() => stored(reader)).toContain(id);
        for (const field of ['bets', 'addedAtByBetId', 'typeId', 'systemValue']) expect(await stored(reader)).toContain(`"${field}"`);
        await person.reload();
        await person.openCoupon();
        await expect(person.bet(id)).toBeVisible();
        const tab = await reader.context.newPage();
        await tab.goto('/en/line');
        await expect(tab.getByTestId(`coupon-bet-${id}`)).toBeVisible();
      }),
  ],
  'CP-09': [
    'players',
    '5.00 at 10.025 shows "5.00 × 10.025 = 50.125" among the steps and pays €50.12',
    async (audit) =>
      player(audit, async (reader) => {
        const person = await reader.open(quietList(await reader.person()));
        const [pick] = await person.pick(1, 1);
        await sandbox.pinCoef(pick?.outcomeId ?? '', 10_025);
        await person.openCoupon();
        await person.stake.fill('5');
        await expect(person.coupon).toContainText('50.12', { timeout: 60_000 });
        await person.coupon
          .locator('summary')
          .evaluateAll((all) => all.forEach((one) => ((one.parentElement as HTMLDetailsElement).open = true)));
        await expect(person.coupon).toContainText('50.125');
      }),
  ],
  'CP-31': [
    'anyone',
    'a shared coupon has a code; the code answers its bets, and its link fills the coupon of another visitor',
    async (audit) => {
      const reader = await audit.reader();
      const [bet] = await picks(reader, 1);
      const { code } = await reader.json('POST /bff-api/coupon/shared', {
        data: { bets: [{ gameId: bet?.gameId, marketId: bet?.marketId, outcomeId: bet?.outcomeId }] },
      });
      expect((await reader.json(`GET /bff-api/coupon/shared/${code}?lang=en`)).bets).toHaveLength(1);
      await audit.visit({}, async (other) => {
        const person = await other.open(`/line?coupon=${code}`);
        await person.openCoupon();
        await expect(person.bet(String(bet?.outcomeId))).toBeVisible();
      });
    },
  ],
  'CP-03': [
    'anyone',
    'a visitor’s settings are kept with changeCoefAction 2, isBalanceShown, isPossibleWinShown, isSelectAccountShown, isCouponFixed, exactCoef and isDropOnScoreChange',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const person = await reader.open(quietList(await reader.person()));
        await person.pick(1);
        await person.openCoupon();
        await person.openCouponOptions();
        const text = () =>
          person.page.evaluate(() =>
            Object.entries(localStorage)
              .filter(([key]) => /settings/.test(key))
              .map(([, value]) => value)
              .join(' '),
          );
        await person.coupon.getByText('Coupon settings', { exact: true }).click();
        await person.coupon.getByRole('switch').first().click({ force: true });
        await expect.poll(text).toContain('changeCoefAction');
        const own = await text();
        expect(own).toMatch(/"changeCoefAction":2/);
        for (const name of [
          'isBalanceShown',
          'isPossibleWinShown',
          'isSelectAccountShown',
          'isCouponFixed',
          'exactCoef',
          'isDropOnScoreChange',
        ])
          expect(own).toContain(`"${name}"`);
      }),
  ],
  'CP-05': [
    'anyone',
    'a picked bet is kept with market, blockId, statusId, typeId, its game, isBlocked, isDepend, isBannedExpress, isDisabledBanker, statisticId and pageType',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const person = await reader.open(quietList(await reader.person()));
        await person.pick(1);
        const bet = async () => {
          const texts: string[] = await person.page.evaluate(() => Object.values(localStorage));
          const save = texts.find((text) => text.includes('"addedAtByBetId"'));
          return save === undefined ? {} : (JSON.parse(save).bets?.[0] ?? JSON.parse(save).save?.bets?.[0] ?? {});
        };
        await expect.poll(async () => Object.keys(await bet()).length).toBeGreaterThan(0);
        const names = [
          'market',
          'blockId',
          'statusId',
          'typeId',
          'isBlocked',
          'isDepend',
          'isBannedExpress',
          'isDisabledBanker',
          'statisticId',
          'pageType',
        ];
        expect(Object.keys(await bet())).toEqual(expect.arrayContaining(names));
      }),
  ],
  'CP-20': [
    'anyone',
    'on a phone a live bet that sits for 30 s shows the reminder, which closes when the coupon opens',
    async (audit) =>
      audit.visit({ build: 'mobile' }, async (reader) => {
        await reader.context.clock.install();
        const person = await reader.open('/live');
        await person.pick(1);
        const reminder = person.page.getByTestId('coupon-reminder');
        for (let passed = 0; passed < 35 && !(await reminder.isVisible()); passed += 5) await reader.context.clock.runFor(5_000);
        await expect(reminder).toBeVisible();
        await person.openCoupon();
        await expect(reminder).toBeHidden();
      }),
  ],
  'CP-24': [
    'visitors',
    'with consent an added bet is an event of the sport data tracker with market, game, source and page type',
    async (audit) =>
      audit.visit({ agreed: 3 }, async (reader) => {
        const scope = await changeServices(reader.context, {});
        const person = await reader.open(quietList(await reader.person()));
        await person.pick(1);
        const sport = async (): Promise<Json[]> =>
          (await audit.operate(`counted/${scope}`)).flatMap(({ kind, event }: Json) => (kind === 'sport' ? [event] : []));
        await expect.poll(async () => (await sport()).map(({ event }) => event), { timeout: 60_000 }).toContain('coupon_bet_added');
        const added = (await sport()).find(({ event }) => event === 'coupon_bet_added');
        expect(Object.keys(added)).toEqual(expect.arrayContaining(['market', 'game', 'source', 'page']));
      }),
  ],
});
