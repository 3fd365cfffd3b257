import { contrastRatio } from '@touchline/ui-kit';
import { bytesOf, lightOfBytes } from './colour-bytes.ts';
import type { Rgba } from './colour-bytes.ts';

/** Contrast of a text with its background, and the required contrast. */
export interface TextContrast {
  ratio: number;
  least: number;
}

const TEXT = 4.5;
const LARGE_TEXT = 3;
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;
/** Disabled controls, and texts hidden from screen readers, are exempt. */
const EXEMPT = [':disabled', 'label:has(:disabled)', '[aria-disabled=true]', '[aria-hidden=true]', '[inert]']
  .map((part) => `${part}, ${part} *`)
  .join(', ');

const WHITE: Rgba = [255, 255, 255, 1];

const over = ([r, g, b, a]: Rgba, under: Rgba): Rgba => [
  r * a + under[0] * (1 - a),
  g * a + under[1] * (1 - a),
  b * a + under[2] * (1 - a),
  a + under[3] * (1 - a),
];

/** Background of an element, and its opacity; null in front of an image, whose colours are unknown. */
function groundOf(element: Element): { ground: Rgba; opacity: number } | null {
  const layers: Rgba[] = [];
  let opacity = 1;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor, backgroundImage, opacity: own } = getComputedStyle(at);
    opacity *= Number(own);
    if (backgroundImage !== 'none') return null;
    const colour = bytesOf(backgroundColor);
    if (colour[3] > 0) layers.push(colour);
    if (colour[3] === 1) break;
  }
  return { ground: layers.reduceRight((under, layer) => over(layer, under), WHITE), opacity };
}

/** All texts of a document with too little contrast, the lowest first. */
export function shortTexts(target: Document): TextContrast[] {
  const found: TextContrast[] = [];
  for (const element of target.querySelectorAll<HTMLElement>('.story *, dialog[open] *, [popover]:popover-open *')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    if (!hasText || element.matches(EXEMPT) || element.closest('svg') !== null) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.getBoundingClientRect().width <= 1)
      continue;
    const behind = groundOf(element);
    if (behind === null) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [r, g, b, a] = bytesOf(color);
    const ratio = contrastRatio(lightOfBytes(over([r, g, b, a * behind.opacity], behind.ground)), lightOfBytes(behind.ground));
    const px = Number.parseFloat(fontSize);
    const isLarge = px >= LARGE_PX || (px >= LARGE_BOLD_PX && Number(fontWeight) >= BOLD);
    const least = isLarge ? LARGE_TEXT : TEXT;
    // Compares the rounded value that browsers show.
    if (Math.round(ratio * 100) / 100 < least) found.push({ ratio, least });
  }
  return found.sort((one, other) => one.ratio / one.least - other.ratio / other.least);
}
