import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import { keepTexts } from '@touchline/ui-kit';
import { Component, isValidElement, type ComponentType, type ReactNode } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { withOwnParts } from '../app/own-parts.tsx';

// The stories are every component in every state: each state is drawn over the one before, after a translator has changed all texts. Texts that
// come and go are in their own elements, so nothing is lost even without `keepTexts`; with it, every text is current too (ADR 0011).

const ROOT = resolve(__dirname, '../../../..');
type Args = Record<string, unknown>;
interface Story {
  args?: Args;
  render?: (args: Args, context: unknown) => ReactNode;
}
interface StoryFile extends Record<string, unknown> {
  default: Story & { component?: ComponentType<Args> };
}

const FILES = globSync('libs/*/*/src/**/*.stories.tsx', { cwd: ROOT }).sort();

interface Drawing {
  name: string;
  draw: () => ReactNode;
  args: Args;
}
/** Whether no slot has a text in one story and an element in the other: a page that does so is linted itself. */
const areAlike = (one: Args, other: Args): boolean =>
  Object.keys(one).every(
    (key) => ![one[key], other[key]].some(isValidElement) || ![one[key], other[key]].some((value) => typeof value === 'string'),
  );
const intl = withOwnParts(createIntl({ locale: 'en', timeZone: 'UTC', onError: () => undefined }));

function drawingsOf(file: string): Drawing[] {
  const { default: meta, ...stories } = jest.requireActual<StoryFile>(join(ROOT, file));
  const { component: Shown } = meta;
  return Object.entries(stories as Record<string, Story>).map(([name, story]) => {
    const args = { ...meta.args, ...story.args };
    const own = story.render ?? meta.render;
    return { name, args, draw: () => own?.(args, { args }) ?? (Shown && <Shown {...args} />) };
  });
}

/** Keeps what a story throws: some need what jsdom lacks, which is not the question here. */
class Caught extends Component<{ onError: (error: unknown) => void; children: ReactNode }, { hasThrown: boolean }> {
  override state = { hasThrown: false };
  static getDerivedStateFromError = () => ({ hasThrown: true });
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}

const WAYS: readonly ((text: Text) => void)[] = [
  (text) => {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  },
  (text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
];
function translate(element: Element, way: (text: Text) => void): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) if (text.data.trim() !== '' && text.parentElement?.closest('style, font') === null) way(text);
}

const isLost = (error: unknown): boolean => error instanceof Error && (error.name === 'NotFoundError' || /not a child/.test(error.message));

/** Lets the observer of `keepTexts` read what has changed. */
const settled = (): Promise<void> => act(async () => Promise.resolve());

/** Draws the stories of a file in turn, on a page that is translated and on one that is not. @returns transitions in which a text was missed. */
async function faultsOf(file: string, way: (text: Text) => void, isKept: boolean): Promise<string[]> {
  const end = isKept ? keepTexts(document) : undefined;
  const faults: string[] = [];
  let at = 'nothing';
  let hasThrown: boolean;
  const note = (error: unknown) => {
    hasThrown = true;
    for (const one of error instanceof AggregateError ? error.errors : [error]) if (isLost(one)) faults.push(`lost: ${at}`);
  };
  const page = (children: ReactNode) => (
    <RawIntlProvider value={intl}>
      <Caught onError={note}>{children}</Caught>
    </RawIntlProvider>
  );
  let pages: ReturnType<typeof render>[] = [];
  const clear = () => {
    pages = [];
    try {
      cleanup();
    } catch (error) {
      note(error);
    }
    document.body.replaceChildren();
  };
  let last: Args = {};
  for (const { name, draw, args } of drawingsOf(file)) {
    at = `${at.split(' → ').at(-1)} → ${name}`;
    if (!areAlike(last, args)) clear();
    last = args;
    hasThrown = false;
    try {
      // The page that is not translated is only compared with a current one.
      if (pages.length === 0) pages = isKept ? [render(page(draw())), render(page(draw()))] : [render(page(draw()))];
      else for (const { rerender } of pages) rerender(page(draw()));
    } catch (error) {
      note(error);
    }
    const [translated, plain] = pages;
    if (translated === undefined || hasThrown) {
      clear();
      continue;
    }
    await settled();
    if (isKept && translated.container.textContent !== plain?.container.textContent) faults.push(`not current: ${at}`);
    act(() => translate(translated.container, way));
    await settled();
  }
  at = `${at.split(' → ').at(-1)} → nothing`;
  clear();
  end?.();
  return faults;
}

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each(FILES)('[RM-08] [LB-02] a translator costs no state of %s a text', async (file) => {
  const faults: string[] = [];
  for (const way of WAYS) for (const isKept of [false, true]) faults.push(...(await faultsOf(file, way, isKept)));
  expect(faults).toEqual([]);
});

it('finds a text that comes and goes, and one that is not current', () => {
  const Bets = ({ count, note }: { count: number; note?: string }) => (
    <p>
      {['Bets: ', count]} {note}
    </p>
  );
  const { container, rerender } = render(<Bets count={3} note="Placed" />);
  translate(container, WAYS[0]!);

  rerender(<Bets count={4} note="Placed" />);
  expect(container.textContent).toBe('Bets: 3 Placed');
  expect(() => rerender(<Bets count={4} />)).toThrow();
  document.body.replaceChildren();
});
