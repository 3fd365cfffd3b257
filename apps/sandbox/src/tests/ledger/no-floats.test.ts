import { measured } from '@touchline/measured';
import type { Db } from '@touchline/server-kernel/db';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { accountContract } from '@touchline/account-contract/schemas';
import { couponContract } from '@touchline/betting-contract/schemas';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import * as z from 'zod/mini';
import { openTestDb } from '../../testing/test-db.ts';

const ROOT = resolve(__dirname, '../../../../..');
/** Code that computes with money: maths, ledger, placement and settlement, and the coupon state. */
const MONEY_CODE = [
  'libs/betting/coupon-math/src/**/*.ts',
  'libs/betting/coupon-state/src/rules/**/*.ts',
  'libs/shared/primitives/src/{money,rational}.ts',
  'libs/server/{kernel/src/ledger,betting/src/coupon}/*.ts',
];
/** Exempt files: display of odds, major units in the configuration (parsed digit by digit), digits of a currency, probabilities. */
const NO_MONEY = ['/odds-format/', 'coupon-state/src/rules/stakes/stake-config.ts', 'primitives/src/money.ts', 'coupon-math/src/margin.ts'];
const FLOAT_CALLS = new Set(['parseFloat', 'toFixed', 'toPrecision', 'toExponential']);
const FLOAT_MATHS = new Set(['round', 'pow', 'sqrt', 'log', 'exp', 'fround']);

/** Finds fractional numbers in a source: decimal literals, and calls that produce or round fractions. */
function floatsIn(code: string): string[] {
  const source = ts.createSourceFile('money.ts', code, ts.ScriptTarget.ES2023, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const text = node.getText(source);
    if (ts.isNumericLiteral(node) && !/^(?:0[xb])?[\da-f_]+$/i.test(text)) found.push(text);
    if (ts.isIdentifier(node) && FLOAT_CALLS.has(text)) found.push(text);
    if (ts.isPropertyAccessExpression(node) && node.expression.getText(source) === 'Math' && FLOAT_MATHS.has(node.name.text))
      found.push(text);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

type Schema = {
  const?: unknown;
  type?: string | string[];
  properties?: object;
  items?: unknown;
  anyOf?: unknown[];
  oneOf?: unknown[];
  additionalProperties?: unknown;
};

/** Paths in a schema whose value may be a fractional number. */
function fractionsIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { const: only, type, properties = {}, items, anyOf = [], oneOf = [], additionalProperties } = schema as Schema;
  const own = [type].flat().includes('number') && !Number.isInteger(only) ? [path] : [];
  return [
    ...own,
    ...Object.entries(properties).flatMap(([name, field]) => fractionsIn(field, `${path}.${name}`)),
    ...[...anyOf, ...oneOf].flatMap((one) => fractionsIn(one, path)),
    ...[items].flat().flatMap((item) => fractionsIn(item, `${path}[]`)),
    ...fractionsIn(additionalProperties, `${path}{}`),
  ];
}

describe('money is never a fraction', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDb(ENGINE);
  }, START_TIMEOUT_MS);
  afterAll(() => db.close());

  it('[MON-1] in code: code that computes with money has no decimal literals and neither parses nor rounds floats', () => {
    const files = MONEY_CODE.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
      (file) => !/\.(test|bench)|\.test\.helper/.test(file) && !NO_MONEY.some((part) => file.includes(part)),
    );
    const found = files.flatMap((file) => floatsIn(readFileSync(resolve(ROOT, file), 'utf8')).map((text) => `${file}: ${text}`));

    expect(found).toEqual([]);
    measured({ id: 'MON-1', unit: 'fractions in code', atMost: 0, trials: 80, value: found.length, tried: files.length });
    expect(files.length).toBeGreaterThan(80);
    expect(floatsIn('const win = Math.round(stake * 1.85); const text = win.toFixed(2); const back = parseFloat(text) + 1e-3;')).toEqual([
      'Math.round',
      '1.85',
      'toFixed',
      'parseFloat',
      '1e-3',
    ]);
  });

  it('[MON-1] in the database: every amount is a bigint, and no column has a fractional type', async () => {
    const columns = await db.query<{ name: string; data_type: string }>(
      `select table_name || '.' || column_name as name, data_type from information_schema.columns where table_schema = 'public'`,
    );
    const isMoney = ({ name }: { name: string }) =>
      /\.(amount|balance|points|coef|coef_seen|max_payout|payout|possible_win|paid_stake|prepaid_amount|(possible_)?(hyper|promo)_bonus)$/.test(
        name,
      );

    expect(
      columns
        .filter(isMoney)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'accounts.balance',
      'accounts.points',
      'bets.coef',
      'bets.coef_seen',
      'bonuses.amount',
      'cashbacks.amount',
      'cashbacks.points',
      'casino_prizes.amount',
      'conversions.amount',
      'coupons.amount',
      'coupons.coef',
      'coupons.hyper_bonus',
      'coupons.max_payout',
      'coupons.paid_stake',
      'coupons.payout',
      'coupons.possible_hyper_bonus',
      'coupons.possible_promo_bonus',
      'coupons.possible_win',
      'coupons.prepaid_amount',
      'coupons.promo_bonus',
      'game_rounds.amount',
      'inbox_items.amount',
      'ledger_entries.amount',
      'player_events.amount',
      'point_exchanges.amount',
      'point_exchanges.points',
      'shown_coupons.coef',
      'shown_deposits_under_way.amount',
      'shown_jackpots.amount',
      'shown_promo_uses.amount',
    ]);
    expect(new Set(columns.filter(isMoney).map(({ data_type }) => data_type))).toEqual(new Set(['bigint']));
    expect(columns.filter(({ data_type }) => ['real', 'double precision', 'numeric', 'money'].includes(data_type))).toEqual([]);
  });

  it('[MON-1] on the wire: every number in calls about money is an integer', () => {
    const schemas = [...Object.entries(couponContract), ...Object.entries(accountContract)].flatMap(([name, call]) => [
      ...('body' in call ? [{ name: `${name} body`, type: call.body, io: 'input' as const }] : []),
      ...Object.entries(call.answers).flatMap(([status, type]) =>
        type === null ? [] : [{ name: `${name} ${status}`, type: type as z.ZodMiniType, io: 'output' as const }],
      ),
    ]);
    const fractions = schemas.flatMap(({ name, type, io }) => fractionsIn(z.toJSONSchema(type, { io }), name));

    expect(fractions).toEqual([]);
    expect(schemas.length).toBeGreaterThan(12);
    expect(fractionsIn(z.toJSONSchema(z.object({ money: z.array(z.number()) })), 'broken')).toEqual(['broken.money[]']);
  });
});
