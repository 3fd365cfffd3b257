import { placePanel } from './place.ts';

const screenOf = { width: 1000, height: 800 };
const panel = { width: 200, height: 150 };

it('[LB-02] opens below its button with aligned end edges', () => {
  expect(placePanel({ left: 500, top: 100, right: 560, bottom: 136 }, panel, screenOf, false)).toEqual({ left: 360, top: 140 });
  expect(placePanel({ left: 500, top: 100, right: 560, bottom: 136 }, panel, screenOf, true)).toEqual({ left: 500, top: 140 });
});

it('[LB-02] opens above if there is no room below, and never beyond the window', () => {
  expect(placePanel({ left: 960, top: 740, right: 1000, bottom: 776 }, panel, screenOf, true)).toEqual({ left: 792, top: 586 });
  expect(placePanel({ left: 0, top: 0, right: 40, bottom: 30 }, panel, screenOf, false)).toEqual({ left: 8, top: 34 });
});
