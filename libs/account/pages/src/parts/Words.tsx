import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

/** Renders a message descriptor with its values. */
export function Words({ of, values }: { of: MessageDescriptor; values?: Readonly<Record<string, ReactNode>> }) {
  return <FormattedMessage tagName="span" {...of} values={values} />;
}
