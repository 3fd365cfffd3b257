import { useEffect, useState } from 'react';

type Format = (typeof import('./phone-format.ts'))['formattedPhone'];

/** Loads the formatter with libphonenumber's metadata, for forms that have a phone field. Undefined until then, and without a network. */
export function usePhoneFormat(): Format | undefined {
  const [format, setFormat] = useState<Format>();
  useEffect(() => {
    let isWanted = true;
    import('./phone-format.ts').then(
      ({ formattedPhone }) => isWanted && setFormat(() => formattedPhone),
      () => undefined, // the masks of the backend do
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return format;
}
