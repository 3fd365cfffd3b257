import { Card, Prose, Table } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { COOKIES } from './cookie-list.ts';

/** What the site keeps in the browser. @spec ID-17 */
export function CookiesText() {
  const intl = useIntl();
  return (
    <>
      <Prose>
        <p>
          <FormattedMessage
            id="information.cookies.intro"
            defaultMessage="We use these cookies. Only the first two are strictly necessary; none of them tracks you on other sites."
          />
        </p>
      </Prose>
      <Card>
        <Table
          caption={intl.formatMessage({ id: 'information.cookies.table', defaultMessage: 'Cookies of this site' })}
          columns={[
            { key: 'names', head: <FormattedMessage id="information.cookies.name" defaultMessage="Name" /> },
            { key: 'purpose', head: <FormattedMessage id="information.cookies.purpose" defaultMessage="Purpose" /> },
            { key: 'kept', head: <FormattedMessage id="information.cookies.kept" defaultMessage="Duration" /> },
          ]}
          rows={COOKIES.map(({ key, names, purpose, kept }) => ({
            key,
            cells: { names: <bdi>{names}</bdi>, purpose: <FormattedMessage {...purpose} />, kept: <FormattedMessage {...kept} /> },
          }))}
        />
      </Card>
    </>
  );
}
