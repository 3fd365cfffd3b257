import { render } from '@testing-library/react';
import { CREST_OUTLINES, crestDesign } from '@touchline/ui-art';
import { readFileSync } from 'node:fs';
import { Crest } from './Crest.tsx';

it('[LB-02] omits letters at sizes where they would be illegible', () => {
  const { container, rerender } = render(<Crest name="Harwick Rovers" size={27} />);
  expect(container.querySelector('text')).toBeNull();

  rerender(<Crest name="Harwick Rovers" size={28} />);

  expect(container.querySelector('text')).toHaveTextContent('HAR');
});

it('draws a person as a disc with head and shoulders, without letters', () => {
  const { container } = render(<Crest name="M. Ito" of="person" size={44} />);
  expect([container.querySelectorAll('path').length, container.textContent]).toEqual([2, '']);
});

it('[LB-02] is clipped to the outline that is drawn around it', () => {
  const css = readFileSync(new URL('Crest.module.css', `file://${__dirname}/`), 'utf8');
  expect([...css.matchAll(/ d='([^']+)'/g)].map(([, d]) => d)).toEqual(CREST_OUTLINES);
  const { container } = render(<Crest name="Harwick Rovers" size={44} />);
  const { shape } = crestDesign('Harwick Rovers');
  expect(container.querySelector('svg')).toHaveAttribute('data-shape', String(shape));
  expect(container.querySelector('path:last-child')).toHaveAttribute('d', CREST_OUTLINES[shape]);
});
