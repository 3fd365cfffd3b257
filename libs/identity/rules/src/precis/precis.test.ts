import { answerForm, isOpaqueString, nameForm, opaqueForm } from './profiles.ts';

describe('passwords, by OpaqueString of RFC 8265', () => {
  // RFC 8265, section 4.3, tables 3 and 4.
  it.each([
    ['correct horse battery staple', 'correct horse battery staple'],
    ['Correct Horse Battery Staple', 'Correct Horse Battery Staple'],
    ['\u03c0\u00df\u00e5', '\u03c0\u00df\u00e5'],
    ['Jack of \u2666s', 'Jack of \u2666s'],
    ['foo\u1680bar', 'foo bar'],
  ])('[ID-02] %s is allowed and compared as %s', (password, form) => {
    expect([isOpaqueString(password), opaqueForm(password)]).toEqual([true, form]);
  });

  it.each([
    ['an empty one', ''],
    ['a tab', 'my cat is a \u0009by'],
  ])('[ID-02] %s is not allowed', (_, password) => {
    expect(isOpaqueString(password)).toBe(false);
  });

  it.each([
    ['a decomposed letter', 'caf\u0065\u0301', 'caf\u00e9'],
    ['the Kelvin sign', '\u212aelvin', 'Kelvin'],
    ['two marks in another order', 'q\u0307\u0323', 'q\u0323\u0307'],
    ['Hangul as macOS types it', '\u1112\u1161\u11ab', '\ud55c'],
    ['a no-break and an ideographic space', 'a\u00a0b\u3000c', 'a b c'],
    ['й from a Mac', '\u0438\u0306', '\u0439'],
  ])('[ID-02] %s: %p is compared as %p', (_, typed, form) => {
    expect([isOpaqueString(typed), opaqueForm(typed)]).toEqual([true, form]);
  });

  it.each([
    ['case', 'Secret', 'secret'],
    ['full width', '\uff21', 'A'],
    ['digits of another script', '\u0661', '1'],
    ['ligatures', '\ufb01', 'fi'],
    ['spaces at the ends', ' secret', 'secret'],
    ['accents', 'caf\u00e9', 'cafe'],
    ['ß', 'stra\u00dfe', 'strasse'],
  ])('[ID-02] %s counts', (_, one, other) => {
    expect(opaqueForm(one)).not.toBe(opaqueForm(other));
  });

  // RFC 8264, section 9, and RFC 5892, appendix A.
  it.each([
    ['an emoji', 'night\u{1f319}owl', true],
    ['a Roman numeral, which has a compatible form', 'henry\u2163', true],
    ['a soft hyphen', 'a\u00adb', false],
    ['a zero width space', 'a\u200bb', false],
    ['a variation selector', '\u2764\ufe0f', false],
    ['emoji joined to one', '\u{1f468}\u200d\u{1f469}', false],
    ['a mark of direction', 'a\u200fb', false],
    ['an unassigned code point', '\u0378', false],
    ['a private one', '\ue000', false],
    ['half a character', '\ud83d', false],
    ['no character', '\uffff', false],
    ['a line separator', 'a\u2028b', false],
    ['an Arabic tatweel', '\u0645\u0640\u0645', false],
    ['jamo of no syllable', '\u1160\u1160', false],
    ['a middle dot in Catalan', 'col\u00b7legi', true],
    ['a middle dot elsewhere', 'a\u00b7b', false],
    ['Arabic digits', '\u0661\u0662', true],
    ['Arabic and Persian digits together', '\u0661\u06f2', false],
    ['a Persian word with a non-joiner', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', true],
    ['a non-joiner after a letter that never joins', '\u062f\u200c\u062e', false],
    ['a non-joiner between Latin letters', 'a\u200cb', false],
    ['a joiner after a virama', '\u0915\u094d\u200d\u0937', true],
    ['a Greek numeral sign', '\u0375\u03b1', true],
    ['a Greek numeral sign alone', 'a\u0375', false],
    ['a Hebrew geresh', '\u05d2\u05f3', true],
    ['a Hebrew geresh after a Latin letter', 'g\u05f3', false],
    ['a Katakana middle dot', '\u30ab\u30fb\u30ab', true],
    ['a Katakana middle dot between Latin letters', 'a\u30fbb', false],
  ])('[ID-02] %s: allowed %p', (_, password, isAllowed) => {
    expect(isOpaqueString(password)).toBe(isAllowed);
  });
});

describe('names, by UsernameCaseMapped of RFC 8265', () => {
  // RFC 8265, section 3.5, tables 1 and 2.
  it.each([
    ['juliet@example.com', 'juliet@example.com'],
    ['fussball', 'fussball'],
    ['fu\u00dfball', 'fu\u00dfball'],
    ['\u03c0', '\u03c0'],
    ['\u03a3', '\u03c3'],
    ['\u03c3', '\u03c3'],
    ['\u03c2', '\u03c2'],
  ])('[ID-02] %s is compared as %s', (name, form) => {
    expect(nameForm(name)).toBe(form);
  });

  it.each([
    ['a space', 'foo bar'],
    ['nothing', ''],
    ['a Roman numeral', 'henry\u2163'],
    ['a symbol', '\u265a'],
    ['an emoji', 'a\u{1f600}'],
    ['an invisible character', 'an\u200bna'],
    ['a right-to-left letter between others', 'a\u05d0\u05d1'],
    ['a left-to-right letter after others', '\u05d0\u05d1A'],
    ['a sign after right-to-left letters', '\u05d0\u05d1+'],
  ])('[ID-02] %s is not allowed', (_, name) => {
    expect(nameForm(name)).toBeUndefined();
  });

  it.each([
    ['case', 'Juliet.O', 'juliet.o'],
    ['full width', '\uff2a\uff55liet', 'juliet'],
    ['half-width Katakana', '\uff76\uff9e', '\u30ac'],
    ['composition', 'JO\u0308RG', 'j\u00f6rg'],
    ['the Kelvin sign', '\u212aevin', 'kevin'],
    ['the Ohm sign', '\u2126', '\u03c9'],
    ['Hebrew with a point', '\u05d0\u20d6\u05d1', '\u05d0\u20d6\u05d1'],
    ['Arabic', '\u0639\u0644\u064a', '\u0639\u0644\u064a'],
  ])('[ID-02] %s: %s is compared as %s', (_, name, form) => {
    expect(nameForm(name)).toBe(form);
  });
});

// RFC 8266, section 3.
it.each([
  ['Foo', 'foo'],
  ['Foo Bar', 'foo bar'],
  [' foo   bar ', 'foo bar'],
  ['\u03a3', '\u03c3'],
  ['\u03c2', '\u03c2'],
  ['\u265a', '\u265a'],
  ['Richard \u2163', 'richard iv'],
  ['\uff21nna\u3000Lee', 'anna lee'],
  ['Rue de l\u2019E\u0301glise', 'rue de l\u2019\u00e9glise'],
])('[ID-31] the answer %p is compared as %p', (answer, form) => {
  expect(answerForm(answer)).toBe(form);
});
