import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { AmountField } from '../field/AmountField.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { PasswordField } from '../field/PasswordField.tsx';
import { TextField } from '../field/TextField.tsx';
import { CodeField } from '../code-field/CodeField.tsx';
import { Combobox } from '../combobox/Combobox.tsx';
import { isComposingKey, isPlainTyping } from './composing.ts';

const OPTIONS = [
  { value: 'jp', label: '日本' },
  { value: 'kr', label: '한국' },
];
interface FieldProps {
  onText: (text: string) => void;
}

/** Every field for text, controlled, with what it gives its caller. */
const FIELDS: Readonly<Record<string, (props: FieldProps) => ReactNode>> = {
  TextField: ({ onText }) => (
    <Controlled onText={onText}>
      {(value, type) => <TextField label="Name" value={value} onChange={({ target }) => type(target.value)} />}
    </Controlled>
  ),
  PasswordField: ({ onText }) => (
    <Controlled onText={onText}>
      {(value, type) => <PasswordField label="Name" value={value} onChange={({ target }) => type(target.value)} />}
    </Controlled>
  ),
  TextArea: ({ onText }) => (
    <Controlled onText={onText}>
      {(value, type) => <TextArea label="Name" value={value} onChange={({ target }) => type(target.value)} />}
    </Controlled>
  ),
  AmountField: ({ onText }) => (
    <Controlled onText={onText}>{(value, type) => <AmountField label="Name" value={value} onChange={type} />}</Controlled>
  ),
  CodeField: ({ onText }) => (
    <Controlled onText={onText}>{(value, type) => <CodeField label="Name" length={3} value={value} onChange={type} />}</Controlled>
  ),
  Combobox: ({ onText }) => <Combobox label="Name" options={OPTIONS} value={null} onChange={() => undefined} onSearch={onText} />,
  'TextField without a value': ({ onText }) => <TextField label="Name" defaultValue="" onChange={({ target }) => onText(target.value)} />,
};

function Controlled({ onText, children }: FieldProps & { children: (value: string, type: (text: string) => void) => ReactNode }) {
  const [value, setValue] = useState('');
  return children(value, (text) => {
    setValue(text);
    onText(text);
  });
}

function draw(Field: (props: FieldProps) => ReactNode) {
  const seen = { texts: [] as string[], keys: [] as string[], keysOfWindow: [] as string[] };
  const look = ({ key }: KeyboardEvent) => void seen.keysOfWindow.push(key);
  addEventListener('keydown', look);
  ended.push(() => removeEventListener('keydown', look));
  render(
    <IntlProvider locale="en">
      <div role="presentation" onKeyDown={({ key }) => seen.keys.push(key)}>
        <Field onText={(text) => seen.texts.push(text)} />
      </div>
    </IntlProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  const press = (init: KeyboardEventInit) => {
    const event = createEvent.keyDown(field, init);
    fireEvent(field, event);
    return event.defaultPrevented;
  };
  const compose = (text: string) => {
    fireEvent.compositionUpdate(field, { data: text });
    fireEvent.input(field, { target: { value: text }, isComposing: true, data: text, inputType: 'insertCompositionText' });
  };
  return { seen, field, press, compose };
}

const ended: (() => void)[] = [];
const agent = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
afterEach(() => {
  jest.restoreAllMocks();
  ended.splice(0).forEach((end) => end());
});

describe.each(Object.entries(FIELDS))('%s', (_, Field) => {
  it('[LB-02] gives its caller a composed text when it is complete, and nothing before', () => {
    const { seen, field, press, compose } = draw(Field);

    fireEvent.compositionStart(field);
    compose('１');
    compose('１２');
    expect(seen.texts).toEqual([]);
    expect(field).toHaveValue('１２');
    expect(press({ key: 'Enter', isComposing: true, keyCode: 229 })).toBe(true);
    expect(press({ key: 'Escape', isComposing: true })).toBe(true);
    fireEvent.compositionEnd(field, { data: '１２' });

    expect(seen.texts).toHaveLength(1);
    expect(['１２', '12']).toContain(seen.texts[0]);
    expect([seen.keys, seen.keysOfWindow]).toEqual([[], []]);
  });

  it('[LB-02] ignores the press that ended a composition, which Safari reports after the end', () => {
    const { seen, field, press, compose } = draw(Field);
    fireEvent.compositionStart(field);
    compose('１２');
    fireEvent.compositionEnd(field, { data: '１２' });

    expect(press({ key: 'Enter', keyCode: 229 })).toBe(true);
    expect(seen.keys).toEqual([]);
  });

  it('[LB-02] a composition that is given up changes nothing', () => {
    const { seen, field, compose } = draw(Field);

    fireEvent.compositionStart(field);
    compose('１２');
    compose('');
    fireEvent.compositionEnd(field, { data: '' });

    expect(seen.texts.filter((text) => text !== '')).toEqual([]);
    expect(field).toHaveValue('');
  });

  it('[LB-02] on Android follows letters that the keyboard composes, and takes its Enter', () => {
    agent(ANDROID);
    const { seen, field, press, compose } = draw(Field);

    fireEvent.compositionStart(field);
    compose('1');
    compose('12');
    expect(seen.texts).toEqual(['1', '12']);
    press({ key: 'Unidentified', isComposing: true, keyCode: 229 });
    expect(seen.keys).toEqual([]);
    press({ key: 'Tab', isComposing: true, keyCode: 9 });
    expect(seen.keys).toEqual(['Tab']);
    fireEvent.compositionEnd(field, { data: '12' });

    expect(seen.texts).toEqual(['1', '12']);
  });

  it('[LB-02] passes plain typing on at once', () => {
    const { seen, field, press } = draw(Field);

    press({ key: '1', keyCode: 49 });
    fireEvent.input(field, { target: { value: '1' } });

    expect(seen.texts).toEqual(['1']);
    expect(seen.keys).toEqual(['1']);
  });
});

it('[LB-02] Enter that ends a composition takes no option of a combobox; the next one does', async () => {
  const onChange = jest.fn();
  render(
    <IntlProvider locale="en">
      <Combobox label="Country" options={OPTIONS} value={null} onChange={onChange} />
    </IntlProvider>,
  );
  const field = screen.getByRole('combobox');
  fireEvent.compositionStart(field);
  fireEvent.compositionUpdate(field, { data: '日本' });
  fireEvent.input(field, { target: { value: '日本' }, isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
  expect(screen.queryByRole('option')).toBeNull();
  fireEvent.compositionEnd(field, { data: '日本' });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onChange).not.toHaveBeenCalled();

  await screen.findByRole('option');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });

  expect(onChange.mock.calls).toEqual([['jp']]);
});

it('[LB-02] a code that is being composed is not complete', () => {
  const onComplete = jest.fn();
  render(
    <IntlProvider locale="en">
      <CodeField label="Code" length={3} value="" onChange={() => undefined} onComplete={onComplete} />
    </IntlProvider>,
  );
  const field = screen.getByLabelText('Code');
  fireEvent.compositionStart(field);
  fireEvent.compositionUpdate(field, { data: '１２３' });
  fireEvent.input(field, { target: { value: '１２３' }, isComposing: true });
  expect(onComplete).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field, { data: '１２３' });

  expect(onComplete.mock.calls).toEqual([['123']]);
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

it.each([
  [DESKTOP, { isComposing: false, keyCode: 13 }, false, false],
  [DESKTOP, { isComposing: true, keyCode: 13 }, false, true],
  [DESKTOP, { isComposing: false, keyCode: 229 }, false, true],
  [ANDROID, { isComposing: true, keyCode: 13 }, false, false],
  [ANDROID, { isComposing: true, keyCode: 13 }, true, true],
  [ANDROID, { isComposing: true, keyCode: 229 }, false, true],
])('[LB-02] in %s the input method has the press %j (a text is held back: %s): %s', (userAgent, event, isHeld, isTaken) => {
  agent(userAgent);

  expect(isComposingKey(event, isHeld)).toBe(isTaken);
});

it.each([
  ['real', ANDROID, true],
  ['Реал', ANDROID, true],
  ['रियल', ANDROID, true],
  [null, ANDROID, true],
  ['れある', ANDROID, false],
  ['リ', ANDROID, false],
  ['皇马', ANDROID, false],
  ['한', ANDROID, false],
  ['ㄅ', ANDROID, false],
  ['real', DESKTOP, false],
])('[LB-02] "%s" composed in %s is plain typing: %s', (data, userAgent, isPlain) => {
  agent(userAgent);

  expect(isPlainTyping({ isComposing: true, data })).toBe(isPlain);
  expect(isPlainTyping({ isComposing: false, data })).toBe(true);
});
