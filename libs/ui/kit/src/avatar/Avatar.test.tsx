import { fireEvent, render } from '@testing-library/react';
import { avatarDesign } from './avatar-design.ts';
import { Avatar } from './Avatar.tsx';

it.each([
  ['Anna Berg', 'AB'],
  ['anna.maria.berg@example.test', 'AT'],
  ['pitchside', 'P'],
  ['Лев Орлов', 'ЛО'],
  ['', ''],
  ['—', ''],
])('[LB-02] the letters of "%s" are "%s"', (name, letters) => {
  expect(avatarDesign(name).letters).toBe(letters);
});

it('[LB-02] gives a name one of twelve colours, whatever its case', () => {
  expect(avatarDesign('ANNA BERG').hue).toBe(avatarDesign('anna berg').hue);
  expect(avatarDesign('Anna Berg').hue % 30).toBe(0);
});

it('[LB-02] shows letters if the picture fails to load, until there is another', () => {
  const { container, rerender } = render(<Avatar name="Anna Berg" src="/a.png" />);
  const picture = container.querySelector('img');
  expect(picture).not.toBeNull();

  fireEvent.error(picture as HTMLImageElement);
  expect(container).toHaveTextContent('AB');
  rerender(<Avatar name="Anna Berg" src="/b.png" />);

  expect(container.querySelector('img')).toHaveAttribute('src', '/b.png');
});
