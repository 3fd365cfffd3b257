import type { IntlShape } from 'react-intl';
import { MODEL_NAMES } from './model-names.ts';

export { MODEL_NAMES };
export type ModelId = keyof typeof MODEL_NAMES;

/** Name of a model; its id if this page is older than the model. */
export const nameOfModel = (intl: IntlShape, id: string): string =>
  Object.hasOwn(MODEL_NAMES, id) ? intl.formatMessage(MODEL_NAMES[id as ModelId]) : id;
