import { render } from '@testing-library/react';
import { CREST_OUTLINES, crestDesign } from '@touchline/ui-art';
import { readFileSync } from 'node:fs';
import { Crest } from './Crest.tsx';

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

it('[LB-02] is cut out along the outline that is drawn round it', () => {
  const css = readFileSync(new URL('Crest.module.css', `file://${__dirname}/`), 'utf8');
  expect([...css.matchAll(/ d='([^']+)'/g)].map(([, d]) => d)).toEqual(CREST_OUTLINES);
  const { container } = render(<Crest name="Harwick Rovers" size={44} />);
  const { shape } = crestDesign('Harwick Rovers');
  expect(container.querySelector('svg')).toHaveAttribute('data-shape', String(shape));
  expect(container.querySelector('path:last-child')).toHaveAttribute('d', CREST_OUTLINES[shape]);
});
