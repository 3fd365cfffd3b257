/** Class names that ad blockers hide; the element is not an ad. */
const BAIT_CLASSES = 'adsbox ad-banner ad-placement pub_300x250 textads';

/**
 * Whether something hides elements that look like ads. Makes no network request.
 *
 * @param page - document that briefly gets the bait element.
 * @spec NT-04
 */
export function isAdblockOn(page: Document): boolean {
  const bait = page.createElement('div');
  bait.className = BAIT_CLASSES;
  bait.setAttribute('aria-hidden', 'true');
  bait.style.cssText = 'position:absolute;inset-block-start:-10px;inline-size:1px;block-size:1px';
  page.body.append(bait);
  const isHidden = bait.offsetHeight === 0 || page.defaultView?.getComputedStyle(bait).display === 'none';
  bait.remove();
  return isHidden;
}
