import { aSignedAnswer } from '@touchline/shared-config/testing';
import { createAppStore, viewChanged } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { ContactChannels } from './ContactChannels.tsx';

const PLACE = '/bff-api/config/group/get?groups=contacts&lang=en';
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

function open(answer: () => Promise<Response>) {
  const send = jest.fn<Promise<Response>, [Request]>(answer);
  const ports = createFakePorts({ send });
  const store = createAppStore({ ports, modules: [] });
  store.dispatch(viewChanged({ language: 'en' }));
  const page = (
    <Provider store={store}>
      <IntlProvider locale="en">
        <ContactChannels />
      </IntlProvider>
    </Provider>
  );
  const { unmount } = render(page);
  return { ports, requests: () => send.mock.calls.map(([{ url }]) => url), again: () => (unmount(), render(page)) };
}

const group = (channels: unknown) => aSignedAnswer({ groups: { contacts: { channels } } }, { place: PLACE });

it("[CF-02] requests the contacts group once and shows the operator's channels", async () => {
  const { requests, again } = open(() =>
    group([
      { topic: 'support', email: 'support@touchline.example' },
      { topic: 'complaints', phone: '+44 20 7946 0000' },
      { topic: 'privacy', url: 'https://chat.touchline.example/start' },
    ]),
  );

  expect(await screen.findByRole('region', { name: 'Other ways to reach us' })).toHaveTextContent('Complaints: +44 20 7946 0000');
  expect(links()).toEqual([
    ['support@touchline.example', 'mailto:support@touchline.example'],
    ['+44 20 7946 0000', 'tel:+442079460000'],
    ['chat.touchline.example', 'https://chat.touchline.example/start'],
  ]);
  again();
  expect(await screen.findAllByRole('link')).toHaveLength(3);
  expect(requests()).toEqual([`https://touchline.test${PLACE}`]);
});

it('[CF-02] [SEC-4] drops invalid addresses and links only to https, mail and phone numbers', async () => {
  open(() =>
    group([
      { topic: 'support', url: 'javascript:alert(1)' },
      { topic: 'support', url: 'http://plain.example/' },
      { topic: 'support', email: 'a@b?bcc=all@else.example' },
      { topic: 'unknown', email: 'x@y.example' },
      null,
      { topic: 'privacy', email: 'privacy@touchline.example' },
    ]),
  );

  await screen.findByRole('region');
  expect(links()).toEqual([['privacy@touchline.example', 'mailto:privacy@touchline.example']]);
});

it('[CF-02] [CFG-1] shows nothing from an unsigned group and logs the failure', async () => {
  const { ports } = open(async () => Response.json({ groups: { contacts: { channels: [{ topic: 'support', email: 'a@b.example' }] } } }));

  await waitFor(() => expect(ports.reported).toEqual(['group config failed']));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
