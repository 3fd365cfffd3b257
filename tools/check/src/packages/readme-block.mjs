// Block about the package in the README of a public lib, between two marks below its first paragraph.
export const START = '<!-- package: made by npm run readmes -->';
export const END = '<!-- /package -->';
const KILOBYTE = 1000;
/** Figures are only updated if the size differs by more than this share and this many bytes, so that not every commit changes READMEs. */
const SHARE = 0.15;
const LEAST = 300;

const code = (name) => `\`${name}\``;
const listed = (names) => (names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]);

/** Two significant digits: 840 bytes are 0.8 kB, 12,345 bytes are 12 kB. */
export function kilobytes(bytes) {
  const value = bytes / KILOBYTE;
  return `${value < 9.95 ? Math.max(value, 0.1).toFixed(1) : Math.round(value)} kB`;
}

const bytesOf = (text) => Number(text) * KILOBYTE;

/** Parses the sizes in a block. */
export function statedSizes(block) {
  const [, gzip, brotli] = /entry ([\d.]+) kB after gzip, ([\d.]+) kB after brotli/.exec(block) ?? [];
  const [, style] = /style\.css` ([\d.]+) kB/.exec(block) ?? [];
  if (gzip === undefined) return undefined;
  return { gzip: bytesOf(gzip), brotli: bytesOf(brotli), style: style === undefined ? 0 : bytesOf(style) };
}

const isNear = (stated, real) => Math.abs(stated - real) <= Math.max(LEAST, stated * SHARE);

/** Sizes to write to a README: the existing ones while they are approximately right, otherwise the real ones. */
export function keptSizes(stated, real) {
  const isKept =
    stated !== undefined && Object.keys(real).every((key) => (stated[key] === 0) === (real[key] === 0) && isNear(stated[key], real[key]));
  return isKept ? stated : real;
}

function needs({ dependencies = {}, peerDependencies = {} }) {
  const own = Object.keys(dependencies).sort().map(code);
  const peers = Object.entries(peerDependencies).map(([name, range]) => `${code(name)} ${range}`);
  if (own.length === 0 && peers.length === 0) return 'nothing.';
  const sentences = [];
  if (own.length > 0) sentences.push(`${listed(own)}, which npm installs with it`);
  if (peers.length > 0) sentences.push(`${listed(peers)} of the page that uses it`);
  return `${sentences.join('; ')}.`;
}

const stability = ({ version }) => {
  const breaking = version.startsWith('0.')
    ? 'until 1.0.0 a change that breaks is a minor version'
    : 'a change that breaks is a major version';
  return `${breaking}; what is to go is marked \`@deprecated\` for at least one minor version and six months`;
};

/**
 * @param manifest - package.json of the lib.
 * @param sizes - bytes of its entry after gzip and brotli, and of its styles after gzip.
 */
export function blockOf(manifest, { gzip, brotli, style }) {
  const styles = style > 0 ? `, \`style.css\` ${kilobytes(style)} after gzip` : '';
  return `${START}

\`\`\`sh
npm install ${manifest.name}
\`\`\`

- Size: entry ${kilobytes(gzip)} after gzip, ${kilobytes(brotli)} after brotli${styles}; what it needs is not counted.
- Needs: ${needs(manifest)}
- Stability: ${stability(manifest)} ([releases](../../../docs/releases.md)).

${END}`;
}

/** The existing block of a README, or undefined. */
export function ownBlock(readme) {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  return start < 0 || end < start ? undefined : readme.slice(start, end + END.length);
}

/**
 * The README with this block: replaces an existing one, or inserts it below the first paragraph, which is also the description of the
 * package.
 */
export function withBlock(readme, block) {
  const old = ownBlock(readme);
  if (old !== undefined) return readme.replace(old, () => block);
  const [title, purpose, ...rest] = readme.split('\n\n');
  return [title, purpose, block, ...rest].join('\n\n').replace(/\n*$/, '\n');
}
