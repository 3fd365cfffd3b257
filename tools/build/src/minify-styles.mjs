// Minifies styles for the browsers that the site supports.
import { Buffer } from 'node:buffer';
import { transform } from 'lightningcss';

/** Major and minor version in the format of lightningcss. */
const version = (major, minor = 0) => (major << 16) | (minor << 8);
/** The oldest browsers with `color-mix()`, which the product requires; older ones get a page that says so. */
const TARGETS = { chrome: version(111), edge: version(111), firefox: version(113), safari: version(16, 4), ios_saf: version(16, 4) };

/** @param css - a stylesheet. @returns the minified stylesheet, with the prefixes that the oldest supported browsers need. */
export const minifyStyles = (css, filename) =>
  transform({ filename, code: Buffer.from(css), minify: true, targets: TARGETS }).code.toString();
