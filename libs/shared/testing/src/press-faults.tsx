import { render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, RefCallback } from 'react';
import { IntlProvider } from 'react-intl';

/** Props that a page adds to a control; the control passes all of them to its element. */
export interface OwnOfPage {
  className: string;
  'data-mark': string;
  'aria-describedby': string;
  ref: RefCallback<HTMLElement>;
}

/** A pressable control: how to render it, and what it promises. */
export interface PressedControl {
  /** Its ARIA role. A link reacts to Enter only. */
  role: 'button' | 'link';
  /** Its accessible name with the given props. */
  name: string;
  /** Renders it enabled; `onPress` is called when it is pressed. */
  draw: (own: OwnOfPage, onPress: () => void) => ReactElement;
  /** Renders it disabled; omitted for a control that is always enabled. */
  drawOff?: (own: OwnOfPage, onPress: () => void) => ReactElement;
}

const WORDS_ID = 'words-of-the-page';
const KEYS = { button: ['{Enter}', ' '], link: ['{Enter}'] };

function mount(draw: PressedControl['draw'], direction: 'ltr' | 'rtl') {
  let presses = 0;
  let given: HTMLElement | null = null;
  const own: OwnOfPage = {
    className: 'own',
    'data-mark': 'yes',
    'aria-describedby': WORDS_ID,
    ref: (element) => {
      given = element;
    },
  };
  const { container, unmount } = render(
    <IntlProvider locale="en">
      <div dir={direction}>{draw(own, () => (presses += 1))}</div>
    </IntlProvider>,
  );
  // The test page has no other page to navigate to.
  container.addEventListener('click', (event) => event.preventDefault());
  return { root: container.firstElementChild?.firstElementChild ?? null, container, unmount, presses: () => presses, given: () => given };
}

/**
 * Checks a control against the contract of all our controls: its element gets the page's class, attributes and ref in addition to its own;
 * its role and name are the same in both writing directions; it is one tab stop; each of its keys and the pointer cause exactly one press.
 * When disabled it keeps tab stop and name, exposes the state, and ignores keys and pointer.
 *
 * @returns a description of each violation; empty if there is none.
 */
export async function pressFaults(control: PressedControl): Promise<string[]> {
  const faults: string[] = [];
  const demand = (holds: boolean, words: string) => {
    if (!holds) faults.push(words);
  };
  const found = (container: HTMLElement) => within(container).queryByRole(control.role, { name: control.name });

  for (const direction of ['ltr', 'rtl'] as const) {
    const { root, container, unmount, presses, given } = mount(control.draw, direction);
    const user = userEvent.setup();
    demand(found(container) === root && root !== null, `${direction}: it is not the ${control.role} '${control.name}'`);
    demand(root?.classList.contains('own') === true, `${direction}: the class of the page is lost`);
    demand((root?.classList.length ?? 0) > 1, `${direction}: its own class is lost`);
    demand(root?.getAttribute('data-mark') === 'yes', `${direction}: an attribute of the page is lost`);
    demand(root?.getAttribute('aria-describedby') === WORDS_ID, `${direction}: the description of the page is lost`);
    demand(given() !== null && given() === root, `${direction}: the ref of the page is lost`);
    demand(!/(?:left|right)\s*:/.test(root?.getAttribute('style') ?? ''), `${direction}: it is placed by left and right`);
    await user.tab();
    demand(document.activeElement === root, `${direction}: Tab does not reach it`);
    let wanted = 0;
    for (const key of KEYS[control.role]) {
      await user.keyboard(key);
      wanted += 1;
      demand(presses() === wanted, `${direction}: the key '${key}' makes ${presses() - wanted + 1} presses`);
      wanted = presses();
    }
    if (root !== null) await user.click(root);
    demand(presses() === wanted + 1, `${direction}: the pointer makes ${presses() - wanted} presses`);
    await user.tab();
    demand(!container.contains(document.activeElement), `${direction}: it is more than one tab stop`);
    unmount();
    demand(given() === null, `${direction}: the ref of the page keeps an element that is gone`);
  }
  if (control.drawOff === undefined) return faults;

  const { root, container, unmount, presses } = mount(control.drawOff, 'ltr');
  const user = userEvent.setup();
  demand(found(container) === root && root !== null, 'off: it has another name or role');
  demand(root?.matches('[aria-disabled=true], [aria-busy=true]') === true, 'off: it does not say that it is off');
  await user.tab();
  demand(document.activeElement === root, 'off: the focus is thrown off it');
  for (const key of KEYS[control.role]) await user.keyboard(key);
  if (root !== null) await user.click(root);
  demand(presses() === 0, `off: it is pressed ${presses()} times`);
  unmount();
  return faults;
}
