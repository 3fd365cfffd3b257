import { render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { pageWindow } from './page-window.ts';
import { Pagination } from './Pagination.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
  [99, 12, [1, null, 11, 12]],
  [0, 12, [1, 2, null, 12]],
  [1, 0, []],
])('[LB-02] page %i of %i shows %j', (page, pages, row) => {
  expect(pageWindow(page, pages)).toEqual(row);
});

it('[LB-02] pages are links with names; a plain press calls back instead of following the link', async () => {
  const onPage = jest.fn();
  render(<Pagination label="History" page={4} pages={12} hrefOf={(page) => `?page=${page}`} onPage={onPage} />);
  expect(screen.getByRole('navigation', { name: 'History' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 4');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=5');

  await userEvent.click(screen.getByRole('link', { name: 'Previous page' }));
  await userEvent.click(screen.getByRole('link', { name: 'Page 12' }));

  expect(onPage.mock.calls).toEqual([[3], [12]]);
});

it('[LB-02] disables the ends, and shows no row for one page', () => {
  const { rerender, container } = render(<Pagination label="History" page={1} pages={2} hrefOf={String} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();

  rerender(
    <IntlProvider locale="en">
      <Pagination label="History" page={1} pages={1} hrefOf={String} />
    </IntlProvider>,
  );

  expect(container).toBeEmptyDOMElement();
});
