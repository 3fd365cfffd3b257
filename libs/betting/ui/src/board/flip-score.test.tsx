import { fireEvent, render as draw } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { EventCard, LiveCard } from '../event/EventCard.tsx';
import { EventRow } from '../event/EventRow.tsx';
import { anEvent } from '../testing.ts';
import { flipScore } from './flip-score.ts';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>).container;
const flipping = (list: HTMLElement) => [...list.querySelectorAll('[data-flips]')].map((score) => score.textContent);
const tinted = (list: HTMLElement) => list.querySelectorAll('[data-event][data-scored]').length;

it.each([
  ['row', <EventRow key="row" event={anEvent()} />],
  ['card of a phone', <EventCard key="card" event={anEvent()} />],
  ['card of the home page', <LiveCard key="live" event={anEvent()} sport="football" championship="League" />],
])('[BT-01] in a %s the score of the side that scored flips and the row is tinted, once', (_, node) => {
  const list = render(node);
  expect([flipping(list), tinted(list)]).toEqual([[], 0]);

  flipScore(list, 1, [1]);
  expect([flipping(list), tinted(list)]).toEqual([['2'], 1]);

  const row = list.querySelector('[data-event]')!;
  // The score's own motion ends first.
  fireEvent.animationEnd(list.querySelector('[data-flips]')!);
  expect(tinted(list)).toBe(1);
  fireEvent.animationEnd(row);
  expect([flipping(list), tinted(list)]).toEqual([[], 0]);
});

it('[BT-01] a row outside the window is not marked, so that it does not move while it scrolls into view', () => {
  const list = render(<EventRow event={anEvent()} />);
  const row = list.querySelector('[data-event]')!;
  jest.spyOn(row, 'getBoundingClientRect').mockReturnValue({ top: window.innerHeight + 1, bottom: window.innerHeight + 53 } as DOMRect);

  flipScore(list, 1, [1, 2]);

  expect([flipping(list), tinted(list)]).toEqual([[], 0]);
});

it('[BT-01] does nothing for a game that is not in the list', () => {
  const list = render(<EventRow event={anEvent()} />);
  flipScore(list, 999, [1]);
  expect(tinted(list)).toBe(0);
});

it('[BT-01] everything that moves is inside the media query for motion, with durations that are 0 under reduced motion', () => {
  const css = readFileSync(join(__dirname, 'ScoreNews.module.css'), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const moving = /@media \(prefers-reduced-motion: no-preference\) \{([\s\S]*?\n)\}/.exec(css)?.[1] ?? '';
  expect(moving.match(/animation: \w+ calc\(var\(--t-slow\)/g)).toHaveLength(2);
  expect(css.replace(moving, '')).not.toMatch(/animation|transition/);
});
