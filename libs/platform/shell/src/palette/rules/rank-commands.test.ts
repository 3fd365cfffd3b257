import type { Command } from '@touchline/shared-state';
import { rankCommands, readyLine } from './rank-commands.ts';

const command = (title: string, changes: Partial<Command> = {}): Command => ({ id: title, group: 'pages', title, ...changes });
const titles = (commands: readonly Command[]) => commands.map(({ title }) => title);

describe('commands of the palette', () => {
  const all = [
    command('Live casino'),
    command('Live'),
    command('Théme: Dark', { note: 'Settings' }),
    command('Results', { note: 'Live results' }),
    command('История ставок'),
    command('İstatistikler'),
    command('साँप सीढ़ी'),
  ];

  it.each([
    ['live', ['Live', 'Live casino', 'Results']],
    ['cas', ['Live casino']],
    ['dark theme', ['Théme: Dark']],
    ['ставок ист', ['История ставок']],
    ['istatistik', ['İstatistikler']],
    ['ISTATISTIK', ['İstatistikler']],
    ['सांप', ['साँप सीढ़ी']],
    ['ive', []],
    ['  ', []],
    ['?!', []],
  ])('[BT-05] %j matches words by their beginning, exact names first', (query, found) => {
    expect(titles(rankCommands(all, query))).toEqual(found);
  });

  it('[BT-05] preselects the first result, but never one of several selections', () => {
    const pick = command('Over 2.5', { group: 'selections' });
    expect(readyLine([])).toBe(-1);
    expect(readyLine([command('Live'), command('Results')])).toBe(0);
    expect(readyLine([pick, command('Live')])).toBe(0);
    expect(readyLine([pick, { ...pick, id: 'other' }])).toBe(-1);
  });
});
