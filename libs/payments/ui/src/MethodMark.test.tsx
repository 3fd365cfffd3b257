import { render } from '@testing-library/react';
import { MethodMark } from './MethodMark.tsx';

const KINDS = ['card', 'bank', 'wallet', 'voucher', 'mobile', 'crypto'] as const;

it('[AC-04] draws each kind of payment methods differently, and hides the drawing from screen readers', () => {
  const drawings = KINDS.map((kind) => render(<MethodMark kind={kind} />).container.querySelector('svg'));
  expect(new Set(drawings.map((drawing) => drawing?.innerHTML)).size).toBe(KINDS.length);
  expect(drawings.map((drawing) => drawing?.getAttribute('aria-hidden'))).toEqual(KINDS.map(() => 'true'));
});

it('[AC-04] draws a kind of an addition as a card', () => {
  const of = (kind: string) => render(<MethodMark kind={kind as 'card'} />).container.querySelector('svg')?.innerHTML;
  expect(of('instant')).toBe(of('card'));
});
