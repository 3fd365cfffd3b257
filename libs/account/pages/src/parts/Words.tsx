import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

/** A text of a table of texts, with what is filled in. */
export function Words({ of, values }: { of: MessageDescriptor; values?: Readonly<Record<string, ReactNode>> }) {
  return <FormattedMessage {...of} values={values} />;
}
