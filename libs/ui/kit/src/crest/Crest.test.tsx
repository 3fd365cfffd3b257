import { render } from '@testing-library/react';
import { Crest } from './Crest.tsx';
import { crestDesign, crestLetters } from './crest-design.ts';

it('[LB-02] draws the same crest for the same name, whatever its case', () => {
  expect(crestDesign('Harwick Rovers')).toEqual({ ...crestDesign('HARWICK ROVERS '), letters: 'HAR' });
  expect(crestDesign('Harwick Rovers')).not.toEqual(crestDesign('Dunmere Athletic'));
});

it.each([
  ['Harwick Rovers', 'HAR'],
  ['Borussia Mönchengladbach', 'BOR'],
  ['1. FC Köln', 'KÖL'],
  ['West Ham United', 'WHU'],
  ['ФК Зенит', 'ЗЕН'],
  ['FC', 'FC'],
  ['', ''],
])('[LB-02] letters of %s are %s', (name, letters) => {
  expect(crestLetters(name)).toBe(letters);
});

it('[LB-02] leaves letters out where they would be a smudge', () => {
  const { container, rerender } = render(<Crest name="Harwick Rovers" size={27} />);
  expect(container.querySelector('text')).toBeNull();

  rerender(<Crest name="Harwick Rovers" size={28} />);

  expect(container.querySelector('text')).toHaveTextContent('HAR');
});

it('gives a person a disc with head and shoulders, and no letters', () => {
  const { container } = render(<Crest name="M. Ito" of="person" size={44} />);
  expect([container.querySelectorAll('path').length, container.textContent]).toEqual([2, '']);
});
