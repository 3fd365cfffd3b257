import type { Frame, Page } from '@playwright/test';

/** Runs in a document. @returns the fields below 16 px, hidden ones included. */
function smallOnes(): string[] {
  const WITHOUT_TEXT = ['checkbox', 'radio', 'range', 'hidden', 'file', 'submit', 'button', 'color'];
  const sizeOf = (field: Element): number => Number.parseFloat(getComputedStyle(field).fontSize);
  return [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => !WITHOUT_TEXT.includes((field as HTMLInputElement).type) && sizeOf(field) < 16)
    .map((field) => `${sizeOf(field)} px: ${field.outerHTML.slice(0, 160)}`);
}

/** Fields of a frame once it stays: a payment provider's frame may still be on its way. */
async function inFrame(frame: Frame): Promise<string[]> {
  try {
    await frame.waitForLoadState();
    return await frame.evaluate(smallOnes);
  } catch (error) {
    if (frame.isDetached()) return [];
    if (String(error).includes('context was destroyed')) return inFrame(frame);
    throw error;
  }
}

/** Fields of a page and its frames whose text is smaller than 16 px, so that an iPhone zooms in when they get the focus. */
export async function smallFields(page: Page): Promise<string[]> {
  const ofFrames = await Promise.all(page.frames().map(inFrame));
  return ofFrames.flat();
}
