import { Card, Prose, Table } from '@touchline/ui-kit';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { COOKIES } from './cookie-list.ts';

/** What the site stores in the browser. @spec ID-17 */
export function CookiesText() {
  const intl = useIntl();
  return (
    <>
      <Prose>
        <p>
          <FormattedMessage
            id="information.cookies.intro"
            defaultMessage="We use these cookies. The first five are strictly necessary. None of them tracks you on other sites."
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
            cells: {
              names: <bdi>{names}</bdi>,
              purpose: <FormattedMessage {...purpose} />,
              kept: Array.isArray(kept) ? <Lives seconds={kept} /> : <FormattedMessage {...(kept as MessageDescriptor)} />,
            },
          }))}
        />
      </Card>
    </>
  );
}

const HOUR_SECONDS = 3_600;
const HOURS_PER_DAY = 24;

/** Lifetimes of a cookie that depend on the link or the partner: "60 days or 1 hour". */
function Lives({ seconds }: { seconds: readonly number[] }) {
  const intl = useIntl();
  const words = seconds.map((life) =>
    (life / HOUR_SECONDS) % HOURS_PER_DAY === 0
      ? intl.formatMessage(
          { id: 'information.cookie.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
          { days: life / HOUR_SECONDS / HOURS_PER_DAY },
        )
      : intl.formatMessage(
          { id: 'information.cookie.hours', defaultMessage: '{hours, plural, one {# hour} other {# hours}}' },
          { hours: life / HOUR_SECONDS },
        ),
  );
  return <span>{intl.formatList(words, { type: 'disjunction' })}</span>;
}
