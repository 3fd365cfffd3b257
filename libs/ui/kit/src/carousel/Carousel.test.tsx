import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Carousel } from './Carousel.tsx';

it('[LB-02] moves only by hand, and announces its position and its ends', async () => {
  render(
    <IntlProvider locale="en">
      <Carousel label="Top games">
        <p>One</p>
        <p>Two</p>
        <p>Three</p>
      </Carousel>
    </IntlProvider>,
  );
  const row = screen.getByRole('list', { name: 'Top games' });
  // jsdom computes no layout: three slides of 300 pixels, one of them visible.
  Object.defineProperties(row, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } });
  const scrollBy = jest.fn();
  row.scrollBy = scrollBy;
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(scrollBy.mock.calls).toEqual([[{ left: 300, behavior: 'smooth' }]]);
  row.scrollLeft = 600;
  fireEvent.scroll(row);

  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled');
});
