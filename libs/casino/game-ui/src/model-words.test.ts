import { MODELS } from '@touchline/casino-game-math';
import { createIntl } from 'react-intl';
import { valueText } from './format.ts';
import { optionWords } from './words.ts';

const intl = createIntl({ locale: 'en', onError: () => undefined });

it.each(MODELS.map(({ id, options }) => [id, options] as const))('[CS-05] every choice of %s has a word', (_id, options) => {
  for (const option of options) {
    if (option.kind === 'one-of' || option.kind === 'whole') expect(optionWords).toHaveProperty(option.name);
    const texts = 'values' in option ? option.values.flatMap((value) => (typeof value === 'string' ? [value] : [])) : [];
    expect(texts.filter((value) => valueText(intl, value) === value)).toEqual([]);
  }
});
