import { roomProblems } from './rooms.mjs';

const ROOMS = {
  base: { folders: ['app'], may: [] },
  frame: { folders: ['layout', 'header'], may: ['base'] },
};

it('[LB-03] finds imports against the rooms of a lib, of its entries, and folders without a room', () => {
  const imports = new Map([
    ['src/index.ts', ['src/layout/Frame.tsx', 'src/app/place.ts']],
    ['src/layout/Frame.tsx', ['src/header/Header.tsx', 'src/app/place.ts']],
    ['src/header/Header.tsx', []],
    ['src/app/place.ts', ['src/header/Header.tsx', 'src/index.ts']],
    ['src/snow/Snow.tsx', []],
  ]);

  expect(roomProblems(imports, 'src', ROOMS)).toEqual([
    'src/app/place.ts of the room base imports src/header/Header.tsx of frame',
    'src/app/place.ts of the room base imports src/index.ts of the entries',
    'src/snow/Snow.tsx is in no room (tools/check/src/boundaries/rooms.mjs)',
  ]);
});
