import { render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Accordion } from '../accordion/Accordion.tsx';
import { SPORT_ICONS } from '../sport-icon/SportIcon.tsx';
import { Price } from './Price.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it('[LB-02] announces a movement to screen readers', () => {
  const { container } = render(<Price odds="1.92" movement="up" was="1.85" age="12 s ago" />);

  expect(container.firstElementChild).toHaveAttribute('data-movement', 'up');
  expect(screen.getByText('up from 1.85')).toBeInTheDocument();
  expect(screen.getByText('12 s ago')).toBeVisible();
});

it('[LB-02] arrow keys move between the titles of an accordion, and Enter opens', async () => {
  render(
    <Accordion
      parts={[
        { key: 'a', title: 'One', content: 'First' },
        { key: 'b', title: 'Two', content: 'Second' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveTextContent('Two');
  await userEvent.keyboard('{ArrowDown}');

  expect(document.activeElement).toHaveTextContent('One');
  expect(screen.getByRole('heading', { name: 'One', level: 3 })).toBeVisible();
});

it('[LB-02] has icons for at least thirty sports', () => {
  const sports = SPORT_ICONS.filter((key) => !['toto', 'lotto', 'casino'].includes(key));

  expect(new Set(sports).size).toBeGreaterThanOrEqual(30);
});
