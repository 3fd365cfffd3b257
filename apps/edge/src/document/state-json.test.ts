import { htmlText, stateJson, styleText } from './state-json.ts';

const PIECES = [
  '</script>',
  '</SCRIPT >',
  '<!--',
  '-->',
  '<script>',
  '\u2028',
  '\u2029',
  ']]>',
  '<![CDATA[',
  '"',
  "'",
  '\\',
  '&lt;',
  '\u0000',
  '<style>',
  '</title>',
  '\ud800',
  '{{',
  '`',
  '<svg onload=alert(1)>',
];
const corpus = PIECES.flatMap((piece) => PIECES.slice(0, 10).map((other) => `${piece}${other}x${piece}`));
const fields = (text: string): unknown => ({
  config: { companyName: text },
  seo: { title: text, [text]: 1 },
  user: [text],
  dictionary: { [text]: [{ type: 0, value: text }] },
});

it('[CFG-5] gives every one of 200 hostile strings in every field back, with nothing that ends the element', () => {
  expect(corpus).toHaveLength(200);
  for (const text of corpus) {
    const json = stateJson(fields(text));
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(fields(text));
  }
});

it('[CFG-5] writes null where there is no value', () => {
  expect(stateJson(undefined)).toBe('null');
});

it('[CFG-5] keeps text inside its attribute, its element and its style', () => {
  expect(htmlText(`"><img src=x onerror='1'>&`)).toBe('&quot;&gt;&lt;img src=x onerror=&#39;1&#39;&gt;&amp;');
  expect(styleText(':root{--a:1}</style><script>')).toBe(':root{--a:1}/stylescript');
});
