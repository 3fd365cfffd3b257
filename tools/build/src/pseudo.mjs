// The pseudo-language: English with accents, about 40 % longer. Shows texts that do not fit, or are not translatable, at a glance.

/** Has the form of a language prefix, but belongs to no language. */
export const PSEUDO = 'xa';
const LONGER = 1.4;
const ACCENTS = new Map(
  [...'aàbƀcçdđeéfƒgğhĥiïjĵkķlľmɱnñoöpþqɋrŕsštŧuüvṽwŵxẋyýzžAÀBƁCÇDĐEÉFƑGĞHĤIÏJĴKĶLĽMṀNÑOÖPÞQɊRŔSŠTŦUÜVṼWŴXẊYÝZŽ']
    .join('')
    .match(/../gu)
    .map((pair) => [...pair]),
);
const isLetter = (char) => ACCENTS.has(char);
const isVowel = (char) => /[aeiou]/i.test(char);

/** Adds accents and stretches vowels until the text is 40 % longer. Spaces are kept, so it wraps where English does. */
export function pseudoText(text) {
  const chars = [...text];
  const letters = chars.filter(isLetter).length;
  if (letters === 0) return text;
  let missing = Math.ceil(chars.length * LONGER) - chars.length;
  const spots = chars.flatMap((char, index) => (isVowel(char) ? [index] : []));
  const places = spots.length > 0 ? spots : [chars.findLastIndex(isLetter)];
  const times = new Map();
  for (let turn = 0; missing > 0; turn += 1, missing -= 1) {
    const at = places[turn % places.length];
    times.set(at, (times.get(at) ?? 0) + 1);
  }
  return chars.map((char, index) => (ACCENTS.get(char) ?? char).repeat(1 + (times.get(index) ?? 0))).join('');
}

const TEXT = 0;
const TAG = 8;

/** A compiled message with its texts changed and its arguments kept. */
export const pseudoTree = (nodes) =>
  nodes.map((node) => {
    if (node.type === TEXT) return { ...node, value: pseudoText(node.value) };
    if (node.type === TAG) return { ...node, children: pseudoTree(node.children) };
    if (node.options === undefined) return node;
    const options = Object.entries(node.options).map(([name, option]) => [name, { ...option, value: pseudoTree(option.value) }]);
    return { ...node, options: Object.fromEntries(options) };
  });
