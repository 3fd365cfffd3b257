import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { QuizDialog, type QuizDialogProps } from './QuizDialog.tsx';

const questions = [
  {
    id: 1,
    question: 'What now?',
    answers: [
      { id: 1, answer: 'Stop' },
      { id: 2, answer: 'Go on' },
    ],
  },
  {
    id: 4,
    question: 'With which money?',
    answers: [
      { id: 1, answer: 'Borrowed' },
      { id: 2, answer: 'Spare' },
    ],
  },
];

function open(more: Partial<QuizDialogProps> = {}) {
  const sent: unknown[] = [];
  render(
    <IntlProvider locale="en">
      <QuizDialog
        questions={questions}
        status="open"
        wrong={[]}
        onAnswer={(answers) => sent.push(answers)}
        onClose={() => sent.push('closed')}
        {...more}
      />
    </IntlProvider>,
  );
  return sent;
}
const group = (name: string) => screen.getByRole('radiogroup', { name });

it('[RG-14] shows every question without a preselected answer, and sends only complete answers', async () => {
  const sent = open();
  expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
  await userEvent.click(within(group('What now?')).getByRole('radio', { name: 'Stop' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(sent).toEqual([]);
  expect(group('With which money?')).toBeInvalid();
  expect(group('What now?')).toBeValid();

  await userEvent.click(within(group('With which money?')).getByRole('radio', { name: 'Spare' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(sent).toEqual([
    [
      { id: 1, answerId: 1 },
      { id: 4, answerId: 2 },
    ],
  ]);
});

it('[RG-14] marks wrong answers and accepts no others', () => {
  open({ status: 'wrong', wrong: [4] });

  expect(screen.getByText(/your limit stays as it is/)).toBeVisible();
  expect(group('With which money?')).toBeInvalid();
  expect(screen.queryByRole('button', { name: 'Send answers' })).toBeNull();
});

it('[RG-14] keeps the limit without sending answers', async () => {
  const sent = open();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my limit' }));

  expect(sent).toEqual(['closed']);
});
