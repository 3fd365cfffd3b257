import type { SoundName } from '../score/score.ts';

/** Tones of a sound: pitch in hertz, start and length in seconds, loudness from 0 to 1. */
type Tone = readonly [pitch: number, at: number, lasts: number, gain: number, wave?: OscillatorType];

/** All sounds of the stage. None belongs to a loss, and none rises while a result is awaited. */
export const TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  press: [[330, 0, 0.05, 0.12]],
  start: [[196, 0, 0.12, 0.12, 'triangle']],
  stop: [[147, 0, 0.09, 0.2, 'triangle']],
  card: [[740, 0, 0.04, 0.06, 'triangle']],
  chip: [
    [1319, 0, 0.03, 0.08],
    [988, 0.03, 0.04, 0.06],
  ],
  tick: [[523, 0, 0.02, 0.05]],
  gain: [
    [523, 0, 0.5, 0.12],
    [659, 0, 0.5, 0.1],
    [784, 0, 0.6, 0.08],
  ],
};

export interface Sounds {
  /** Turns sound on or off; on only from a press of the player, which browsers ask for. */
  turn: (isOn: boolean) => void;
  play: (sound: SoundName) => void;
}

/** Sounds made from tones. No audio is opened until the player turns it on. */
export function createSounds(open: () => AudioContext = () => new AudioContext()): Sounds {
  let audio: AudioContext | null = null;
  let isOn = false;
  return {
    turn: (on) => {
      isOn = on;
      if (on) audio ??= open();
      void (on ? audio?.resume() : audio?.suspend());
    },
    play: (sound) => {
      if (!isOn || audio === null) return;
      for (const [pitch, at, lasts, gain, wave = 'sine'] of TONES[sound]) {
        const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
        [tone.type, tone.frequency.value] = [wave, pitch];
        volume.gain.setValueAtTime(gain, start);
        volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
        tone.connect(volume).connect(audio.destination);
        tone.start(start);
        tone.stop(start + lasts);
      }
    },
  };
}
