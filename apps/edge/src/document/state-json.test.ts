import { measured } from '@touchline/measured';
import { BREAK_OUTS } from '../testing/break-outs.ts';
import { htmlText, stateJson, styleText } from './state-json.ts';

const fields = (text: string): unknown => ({
  config: { companyName: text, helplines: [{ name: text, url: text }] },
  seo: { title: text, [text]: 1, metas: [{ name: text, content: text }] },
  user: [text, { login: text }],
  dictionary: { [text]: [{ type: 0, value: text }] },
});

it('[CFG-5] round-trips each of 200 hostile strings in every field, with nothing that ends the element', () => {
  expect(BREAK_OUTS).toHaveLength(200);
  expect(new Set(BREAK_OUTS).size).toBe(200);
  let escapes = 0;
  for (const text of BREAK_OUTS) {
    const json = stateJson(fields(text));
    if (/[<\u2028\u2029]/.test(json)) escapes += 1;
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(fields(text));
  }
  measured({ id: 'CFG-5', unit: 'strings that end the element', atMost: 0, trials: 200, value: escapes, tried: BREAK_OUTS.length });
});

it('[CFG-5] writes null for a missing value', () => {
  expect(stateJson(undefined)).toBe('null');
});

it('[CFG-5] keeps text inside its attribute, its element and its style', () => {
  expect(htmlText(`"><img src=x onerror='1'>&`)).toBe('&quot;&gt;&lt;img src=x onerror=&#39;1&#39;&gt;&amp;');
  expect(styleText(':root{--a:1}</style><script>')).toBe(':root{--a:1}/stylescript');
});
