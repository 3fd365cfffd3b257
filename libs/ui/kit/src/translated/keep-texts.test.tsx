import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { keepTexts } from './keep-texts.ts';

const fontOf = (text: string): HTMLElement => {
  const font = document.createElement('font');
  const inner = document.createElement('font');
  inner.textContent = text;
  font.append(inner);
  return font;
};

/** How translators and extensions change a text node. */
const WAYS: Readonly<Record<string, (text: Text) => void>> = {
  'replaces it': (text) => text.replaceWith(fontOf(text.data)),
  'wraps it': (text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
  'inserts before it, then removes it': (text) => {
    text.parentNode?.insertBefore(fontOf(text.data), text);
    text.remove();
  },
  'inserts after it, then removes it': (text) => {
    text.parentNode?.insertBefore(fontOf(text.data), text.nextSibling);
    text.remove();
  },
  'removes it, then inserts': (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(fontOf(text.data), nextSibling);
  },
  'wraps it in two steps': (text) => {
    const font = document.createElement('font');
    text.parentNode?.insertBefore(font, text);
    font.append(text);
  },
  'makes several of it': (text) => text.replaceWith(fontOf(text.data.slice(0, 1)), document.createTextNode(text.data.slice(1))),
};

function change(element: Element, way: (text: Text) => void): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) way(text);
}
/** Lets the observer read what has changed. */
const settled = (): Promise<void> => act(async () => Promise.resolve());

interface State {
  bets: number;
  isOpen: boolean;
  note?: string;
}

/** Texts beside elements and texts that come and go, as the lint rule refuses them. */
function Coupon({ bets, isOpen, note }: State) {
  return (
    <p>
      {isOpen && <b>Open</b>}
      Bets: {bets}
      {isOpen ? ' of 50' : null}
      <i>total</i>
      {note}
    </p>
  );
}

let end: () => void;
beforeEach(() => {
  end = keepTexts(document);
});
afterEach(() => end());

describe.each(Object.entries(WAYS))('a translator that %s', (_, way) => {
  it('[REM-1] leaves every text current and removable', async () => {
    const { container, rerender } = render(<Coupon bets={1} isOpen={false} />);
    const states: [State, string][] = [
      [{ bets: 2, isOpen: true }, 'OpenBets: 2 of 50total'],
      [{ bets: 3, isOpen: true, note: 'Placed' }, 'OpenBets: 3 of 50totalPlaced'],
      [{ bets: 3, isOpen: false, note: 'Settled' }, 'Bets: 3totalSettled'],
      [{ bets: 12, isOpen: false }, 'Bets: 12total'],
      [{ bets: 1, isOpen: true, note: 'Placed' }, 'OpenBets: 1 of 50totalPlaced'],
    ];
    for (const [state, text] of states) {
      change(container, way);
      await settled();
      rerender(<Coupon {...state} />);
      await settled();

      expect(container.textContent).toBe(text);
    }
  });

  it('[REM-1] may change the page again and again', async () => {
    const { container, rerender, unmount } = render(<Coupon bets={1} isOpen note="Placed" />);
    for (let times = 0; times < 3; times += 1) {
      change(container, way);
      await settled();
    }
    rerender(<Coupon bets={7} isOpen note="Settled" />);
    await settled();

    expect(container.textContent).toBe('OpenBets: 7 of 50totalSettled');
    change(container, way);
    unmount();
    expect(container.textContent).toBe('');
  });
});

it('[REM-1] reads changes that its observer has not reported yet', () => {
  const { container, rerender } = render(<Coupon bets={1} isOpen note="Placed" />);

  change(container, WAYS['replaces it']!);
  rerender(<Coupon bets={1} isOpen={false} />);

  expect(container.textContent).toBe('Bets: 1total');
});

it('[REM-1] takes the original text back from a translator that is turned off', async () => {
  const { container, rerender } = render(<Coupon bets={1} isOpen={false} />);
  const text = [...container.firstElementChild!.childNodes][1] as Text;
  const font = fontOf('٢');
  text.replaceWith(font);
  await settled();
  font.replaceWith(text);
  await settled();
  rerender(<Coupon bets={2} isOpen />);

  expect(container.textContent).toBe('OpenBets: 2 of 50total');
});

it('[REM-1] a text that an extension has deleted stays deleted until React removes it', async () => {
  const { container, rerender } = render(<Coupon bets={1} isOpen={false} note="Placed" />);
  change(container, (text) => text.remove());
  await settled();
  rerender(<Coupon bets={1} isOpen />);

  expect(container.textContent).toContain('Open');
});

it('[REM-1] leaves texts alone that React itself moves and removes', async () => {
  function List() {
    const [order, setOrder] = useState(['a', 'b', 'c']);
    return (
      <div onClick={() => setOrder(['c', 'a'])} role="presentation">
        {order.map((key) => (
          <Word key={key}>{key}</Word>
        ))}
      </div>
    );
  }
  const Word = ({ children }: { children: string }) => children;
  const { container } = render(<List />);
  act(() => (container.firstElementChild as HTMLElement).click());
  await settled();

  expect(container.textContent).toBe('ca');
});

it('without it, React throws', () => {
  end();
  const { container, rerender } = render(<Coupon bets={1} isOpen={false} note="Placed" />);
  change(container, WAYS['replaces it']!);

  expect(() => rerender(<Coupon bets={1} isOpen />)).toThrow();
});
