import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Conversation, SupportButton, type ConversationProps } from './index.ts';

function draw(props: Partial<ConversationProps> = {}) {
  const onSend = jest.fn();
  const onSendAgain = jest.fn();
  render(
    <IntlProvider locale="en" timeZone="UTC">
      <Conversation messages={[]} line="open" refusal={null} maxLength={20} onSend={onSend} onSendAgain={onSendAgain} {...props} />
    </IntlProvider>,
  );
  return { onSend, onSendAgain, field: screen.getByRole('textbox', { name: 'Your message' }) };
}

it('[LY-05] sends and clears the field on Enter, starts a line on Shift+Enter, and does not send blank text', async () => {
  const { onSend, field } = draw();

  await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two{Enter}');
  await userEvent.type(field, '   {Enter}');

  expect(onSend.mock.calls).toEqual([['one\ntwo']]);
});

it('[LY-05] marks automatic messages and those still being sent', () => {
  draw({
    messages: [
      { key: 'a', isOwn: false, isAutomatic: true, text: 'Hello', atMs: Date.UTC(2030, 4, 1, 12, 30) },
      { key: 'b', isOwn: true, isAutomatic: false, text: 'Hi', atMs: null },
    ],
  });

  expect(screen.getByRole('log').textContent).toMatch(/Hello.*Automatic reply.*12:30.PM.*Hi.*Sending…/);
});

it('[LY-05] offers to resend a message that was too fast', async () => {
  const { onSendAgain } = draw({ refusal: 'too-fast' });

  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));

  expect(onSendAgain).toHaveBeenCalledTimes(1);
});

it.each([
  [0, 'Support', null],
  [1, 'Support, 1 unread message', '1'],
  [12, 'Support, 12 unread messages', '9+'],
])('[LY-05] with %i unread messages names the button "%s"', (unread, name, marker) => {
  render(
    <IntlProvider locale="en">
      <SupportButton items={[]} onChoose={() => undefined} unread={unread} build="desktop" />
    </IntlProvider>,
  );

  expect(screen.getByRole('button', { name })).toBeInTheDocument();
  expect(screen.queryByTestId('support-unread')?.textContent ?? null).toBe(marker);
});
