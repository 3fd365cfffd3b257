import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'Dialog.module.css'), 'utf8').replaceAll(/:global\(([^)]*)\)/g, '$1');

afterEach(() => {
  document.head.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

/** Start position of a drawer's animation, from the keyframes that its style names. */
function startOf(edge: 'start' | 'end', direction: 'ltr' | 'rtl'): string | undefined {
  document.head.innerHTML = `<style>${css}</style>`;
  document.documentElement.dir = direction;
  document.body.innerHTML = `<dialog class="dialog side" data-edge="${edge}" open></dialog>`;
  const drawer = document.querySelector('dialog');
  const name = drawer === null ? '' : getComputedStyle(drawer).animationName;
  return new RegExp(String.raw`@keyframes ${name} \{\s*from \{\s*transform: translateX\(([^)]*)\)`).exec(css)?.[1];
}

// In right-to-left layouts the end of the page is on the left.
it.each([
  ['end', 'ltr', '100%'],
  ['start', 'ltr', '-100%'],
  ['end', 'rtl', '-100%'],
  ['start', 'rtl', '100%'],
] as const)('[LB-02] a drawer at the %s of a page in %s slides in from %s of its width', (edge, direction, from) => {
  expect(startOf(edge, direction)).toBe(from);
});
