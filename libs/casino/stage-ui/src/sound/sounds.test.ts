import { createSounds, TONES } from './sounds.ts';

function fakeAudio() {
  const started: number[] = [];
  const calls: string[] = [];
  const node = () => ({ connect: (next: unknown) => next });
  const audio = {
    currentTime: 0,
    destination: {},
    resume: async () => void calls.push('resume'),
    suspend: async () => void calls.push('suspend'),
    createGain: () => ({ ...node(), gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined } }),
    createOscillator: () => ({
      ...node(),
      type: '',
      frequency: { value: 0 },
      start: (at: number) => started.push(at),
      stop: () => undefined,
    }),
  };
  const open = jest.fn(() => audio as unknown as AudioContext);
  return { open, started, calls };
}

it('[CS-02] opens no audio and is silent until the player turns it on, and after it is turned off', () => {
  const { open, started, calls } = fakeAudio();
  const sounds = createSounds(open);
  sounds.play('stop');
  sounds.turn(false);
  expect([open.mock.calls.length, started]).toEqual([0, []]);
  sounds.turn(true);
  sounds.play('stop');
  expect([open.mock.calls.length, started.length]).toEqual([1, 1]);
  sounds.turn(false);
  sounds.play('stop');
  sounds.turn(true);
  expect([open.mock.calls.length, started.length, calls]).toEqual([1, 1, ['resume', 'suspend', 'resume']]);
});

it('[LIM-5] no sound rises', () => {
  const rising = Object.entries(TONES).filter(([, tones]) =>
    tones.some(([pitch, at]) => tones.some(([other, before]) => at > before && pitch > other)),
  );
  expect(rising.map(([name]) => name)).toEqual([]);
});
