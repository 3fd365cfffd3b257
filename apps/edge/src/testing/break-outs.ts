/** Strings that try to leave their context: script data, element text, an attribute, a style, a comment. */
const PIECES = [
  '</script><script>window.__hit=1</script>',
  '</SCRIPT ><img src=x onerror=window.__hit=1>',
  '<!--<script>window.__hit=1</script>',
  '--><svg onload=window.__hit=1>',
  '<script>window.__hit=1</script>',
  '\u2028window.__hit=1//',
  '\u2029window.__hit=1//',
  ']]><script>window.__hit=1</script>',
  '<![CDATA[<script>window.__hit=1</script>',
  '"><img src=x onerror=window.__hit=1>',
  "'><img src=x onerror=window.__hit=1>",
  '" autofocus onfocus=window.__hit=1 x="',
  '"};window.__hit=1;//',
  '\\"};window.__hit=1;//',
  '</style><script>window.__hit=1</script>',
  '</title><script>window.__hit=1</script>',
  '\u0000</script><script>window.__hit=1</script>',
  '\ud800</script><script>window.__hit=1</script>',
  '`-window.__hit=1}',
  '&lt;/script&gt;&#60;script&#62;window.__hit=1&#60;/script&#62;',
];
const ENDS = ['', '<', '>', '"', "'", '\\', '-->', ']]>', '&', '\u2028'];

/** Two hundred strings of hostile data. @spec CFG-5 CFG-6 */
export const BREAK_OUTS: readonly string[] = PIECES.flatMap((piece) => ENDS.map((end) => `a${piece}${end}z`));
