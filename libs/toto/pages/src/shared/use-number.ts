import { useIntl } from 'react-intl';

/** Writes the number of a draw or ticket as the language does: "No. 12", "№ 12". */
export function useNumber(): (number: number) => string {
  const intl = useIntl();
  return (number) => intl.formatMessage({ id: 'toto.number', defaultMessage: 'No. {number}' }, { number: String(number) });
}
