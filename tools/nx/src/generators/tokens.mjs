// npm run tokens: exports the design tokens of the kit's stylesheet as JSON, for design tools.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { designTokens } from '../../../../libs/ui/kit/src/tokens/design-tokens.ts';

const STYLES = resolve(fileURLToPath(import.meta.url), '../../../../../libs/ui/kit/src/styles');
const tokens = designTokens(readFileSync(join(STYLES, 'tokens.css'), 'utf8'));
writeFileSync(join(STYLES, 'tokens.json'), await format(JSON.stringify(tokens), { parser: 'json', printWidth: 140 }));
console.log('written: libs/ui/kit/src/styles/tokens.json');
