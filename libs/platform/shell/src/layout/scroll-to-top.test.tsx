import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { ScrollToTop } from './ScrollToTop.tsx';

const SCREEN = 700;

beforeEach(() => {
  window.innerHeight = SCREEN;
  window.scrollTo = jest.fn(({ top }: ScrollToOptions) => void Object.assign(window, { scrollY: top })) as typeof window.scrollTo;
  window.matchMedia = jest.fn(() => ({ matches: true })) as unknown as typeof window.matchMedia;
});

const scrollTo = (scrollY: number): void =>
  act(() => {
    Object.assign(window, { scrollY });
    window.dispatchEvent(new Event('scroll'));
  });
const button = () => screen.queryByRole('button', { name: 'Back to top' });
const show = (build: 'desktop' | 'mobile') => {
  Object.assign(window, { scrollY: 0 });
  render(
    <IntlProvider locale="en">
      <ScrollToTop build={build} />
    </IntlProvider>,
  );
};

it.each([
  ['desktop', 700],
  ['mobile', 2_800],
] as const)('[LY-04] shows the button to the top in the %s build after %i px with screens of 700 px', async (build, last) => {
  show(build);
  expect(button()).toBeNull();

  scrollTo(last);
  expect(button()).toBeNull();
  scrollTo(last + 1);
  expect(button()).not.toBeNull();

  await userEvent.click(button()!);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  scrollTo(0);
  expect(button()).toBeNull();
});
