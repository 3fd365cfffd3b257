import { foreignTables } from './sql-borders.mjs';

const OWN = [
  'libs/server/games/src/rows.ts',
  '`create table game_rounds (id bigint)`; `create view shown_rounds as select id from game_rounds`',
];
const KERNEL = ['libs/server/kernel/src/people.ts', '`create table users (id bigint)`'];
const read = (text: string) => foreignTables(new Map([OWN, KERNEL, ['libs/server/casino/src/lobby.ts', text]] as [string, string][]));

it("[LB-03] reports a module that reads another module's table, with table and owner", () => {
  expect(read("db.query('select id from game_rounds where id = 1')")).toEqual([
    "libs/server/casino/src/lobby.ts: reads the table 'game_rounds' of games",
  ]);
  expect(read('`update game_rounds set id = 1`')).toHaveLength(1);
  expect(read('`select 1 from users join game_rounds on true`')).toHaveLength(1);
});

it('[LB-03] allows tables of the kernel and exposed views everywhere', () => {
  expect(read('`select shown_rounds.id from shown_rounds join users on true`')).toEqual([]);
  expect(read('`create table lobby (id bigint)`; `delete from lobby`')).toEqual([]);
});
