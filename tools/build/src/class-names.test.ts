import { className } from './vite-options.mjs';

const CSS = '.card{color:red}.card .title,.open{margin:0}@keyframes turn{to{rotate:1turn}}';

it('[PL-02] a class name is four letters for its file and its index in it, the same in every build', () => {
  const names = ['card', 'title', 'open', 'turn'].map((name) => className(name, '/repo/libs/ui/kit/src/Card.module.css', CSS));
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(1);
  expect(names.map((name) => name.slice(4))).toEqual(['0', '1', '2', '3']);
  expect(names[0]).toMatch(/^[a-zA-Z]{4}0$/);
  expect(className('card', '/repo/libs/ui/kit/src/Other.module.css', CSS)).not.toBe(names[0]);
  expect(() => className('gone', '/repo/libs/ui/kit/src/Card.module.css', CSS)).toThrow('no gone');
});
