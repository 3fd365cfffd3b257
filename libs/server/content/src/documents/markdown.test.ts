import { readMarkdown } from './markdown.ts';

it('[PI-01] parses a text into a tree of allowed nodes, with anchors for headings', () => {
  const text = [
    '## Void bets {#void}',
    '',
    'A **void** bet is *returned*, see [the rules](/information/rules/general).',
    '',
    '1. One',
    '2. Two',
    '',
    '| Odds | Chance |',
    '| --- | --- |',
    '| 2.00 | 50% |',
  ].join('\n');

  expect(readMarkdown(text)).toEqual([
    { type: 'heading', level: 2, id: 'void', children: ['Void bets'] },
    {
      type: 'paragraph',
      children: [
        'A ',
        { type: 'strong', children: ['void'] },
        ' bet is ',
        { type: 'em', children: ['returned'] },
        ', see ',
        { type: 'link', href: '/information/rules/general', children: ['the rules'] },
        '.',
      ],
    },
    {
      type: 'list',
      isOrdered: true,
      items: [[{ type: 'paragraph', children: ['One'] }], [{ type: 'paragraph', children: ['Two'] }]],
    },
    { type: 'table', head: [['Odds'], ['Chance']], rows: [[['2.00'], ['50%']]] },
  ]);
});

it.each([
  ['raw HTML', 'Hello <script>alert(1)</script>'],
  ['a block of HTML', '<div onclick="x()">Hello</div>'],
  ['a comment', '<!-- hidden -->'],
  ['a picture', '![x](https://tracker.example/pixel.png)'],
  ['a javascript link', '[x](javascript:alert(1))'],
  ['a javascript link with entities', '[x](java&#115;cript:alert(1))'],
  ['a data link', '[x](data:text/html,hello)'],
  ['a protocol-relative link', '[x](//evil.example/a)'],
  ['plain http', '[x](http://plain.example/)'],
  ['a javascript autolink', '<javascript:alert(1)>'],
  ['a level 1 heading', '# Title'],
  ['code in a block', '```\nx\n```'],
  ['a horizontal rule', 'a\n\n---\n\nb'],
  ['two headings with one anchor', '## A {#x}\n\n## B {#x}'],
  ['quotes nested too deeply', `${'>'.repeat(60)} deep`],
  ['a text that is too long', 'a'.repeat(60_001)],
])('[PI-01] rejects %s', (_, text) => {
  expect(() => readMarkdown(text)).toThrow();
});

const PARTS = ['<img src=x onerror=alert(1)>', '[a](javascript:x)', '<b>', '![p](/x)', '</p>', '<svg/onload=x>', '[x]: javascript:x\n\n[x]', '&lt;script&gt;', '`<i>`', '**', '|a|\n|-|\n|<u>|', '> ', '- ', '{#x}', '\u0000', '\u202e'] as const; // prettier-ignore

it('[PI-01] 300 hostile texts yield only text and safe links, or are rejected', () => {
  const seen: string[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (typeof value !== 'object' || value === null) return;
    const node = value as { type: string; href?: string };
    seen.push(node.type);
    if (node.href !== undefined) expect(node.href).toMatch(/^(\/[^/\\]|#|https:\/\/)/);
    Object.values(value).forEach(look);
  };
  let refused = 0;
  for (let at = 0; at < 300; at += 1) {
    const text = [0, 1, 2, 3].map((part) => PARTS[(at * 7 + part * (1 + (at % 5)) * 3) % PARTS.length]).join(at % 2 === 0 ? '\n\n' : ' ');
    try {
      look(readMarkdown(text));
    } catch {
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(150);
  expect(
    [...new Set(seen)].sort().filter((type) => !/^(break|code|em|heading|link|list|paragraph|quote|strong|table)$/.test(type)),
  ).toEqual([]);
});
