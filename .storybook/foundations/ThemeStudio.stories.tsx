import type { Meta, StoryObj } from '@storybook/react-vite';
import { BRAND_BOOKS } from '../brands.ts';
import { ThemeStudio } from './ThemeStudio.tsx';
import { STYLE_ID } from './wear-book.ts';

const meta = {
  title: 'Foundations/Theme studio',
  component: ThemeStudio,
  args: { hasPage: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThemeStudio>;
export default meta;
type Story = StoryObj<typeof meta>;

const verdict = (canvas: HTMLElement): string => canvas.querySelector('[role=status]')?.textContent ?? '';
const expectVerdict = (canvas: HTMLElement, wanted: RegExp) => {
  if (!wanted.test(verdict(canvas))) throw new Error(`The verdict is "${verdict(canvas)}".`);
};

const isWorn = (frame: HTMLIFrameElement | null): boolean => frame?.contentDocument?.getElementById(STYLE_ID)?.textContent !== undefined;
/** The page beside the fields wears the brand as soon as it has loaded. */
export const WithLivePage: Story = {
  args: { hasPage: true, book: BRAND_BOOKS['harbour'] ?? [] },
  play: async ({ canvasElement }) => {
    const frame = () => canvasElement.querySelector<HTMLIFrameElement>('iframe[data-live]');
    for (let tries = 0; tries < 600 && !isWorn(frame()); tries += 1) await new Promise((done) => setTimeout(done, 50));
    if (!isWorn(frame())) throw new Error('The page beside the fields does not wear the brand.');
  },
};
export const OurOwn: Story = { play: ({ canvasElement }) => expectVerdict(canvasElement, /^All \d{3} pairs hold/) };
export const Harbour: Story = {
  args: { book: BRAND_BOOKS['harbour'] ?? [] },
  play: ({ canvasElement }) => expectVerdict(canvasElement, /^All \d{3} pairs hold/),
};
export const Orchard: Story = {
  args: { book: BRAND_BOOKS['orchard'] ?? [] },
  play: ({ canvasElement }) => expectVerdict(canvasElement, /^All \d{3} pairs hold/),
};
/** Unreadable pairs are listed with their contrast. axe is off here, because the colours are examples. */
export const CannotBeRead: Story = {
  args: { book: [{ css_prop: '--tl-green-950', css_value: '#7fd8a0' }] },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: ({ canvasElement }) => expectVerdict(canvasElement, /^\d+ of \d{3} pairs cannot be read/),
};
export const NotSafe: Story = {
  args: { book: [{ css_prop: '--accent', css_value: 'url(https://example.test/a.png)' }] },
  play: ({ canvasElement }) => {
    expectVerdict(canvasElement, /^All \d{3} pairs hold/);
    if (canvasElement.querySelector('textarea')?.value !== '[]') throw new Error('A value that is not safe was exported.');
  },
};
/** A designer's whole path: the stories are measured with the brand, and the one that becomes unreadable is listed. */
export const MeasuredOverStories: Story = {
  ...CannotBeRead,
  args: { ...CannotBeRead.args, only: 'kit-button--primary' },
  play: async ({ canvasElement }) => {
    if (matchMedia('(forced-colors: active)').matches) {
      // Every text is readable there, whatever the brand.
      if (!canvasElement.textContent?.includes('Forced colours are on')) throw new Error('Nothing says why nothing can be measured.');
      return;
    }
    [...canvasElement.querySelectorAll('button')].find(({ textContent }) => textContent === 'Measure every story')?.click();
    const frame = () => canvasElement.querySelector('iframe');
    for (let tries = 0; tries < 200 && frame() === null; tries += 1) await new Promise((done) => setTimeout(done, 50));
    const found = () => canvasElement.querySelector('.fd-found')?.textContent ?? '';
    const isOver = () => frame() === null && found() !== '';
    for (let tries = 0; tries < 1000 && !isOver(); tries += 1) await new Promise((done) => setTimeout(done, 50));
    if (!/darkKit\/Button: Primary11\.\d\d4\.5/.test(found())) throw new Error(`Found: "${found()}".`);
    if (/lightKit/.test(found())) throw new Error('The light theme can be read, and was told not to be.');
  },
};
