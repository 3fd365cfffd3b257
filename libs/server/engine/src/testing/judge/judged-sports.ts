import { catalogue } from '../../catalogue/catalogue.ts';
import { Judge, type JudgeRecord } from './judge.ts';

/** A judge of every championship of a sport. @param record - what an earlier one found. @throws if no championship is of this sport. */
export function judgeOf(sport: string, { seed, record }: { seed: number; record?: JudgeRecord | undefined }): Judge {
  const champs = catalogue(seed).filter((champ) => champ.sport.key === sport);
  if (champs.length === 0) throw new RangeError(`No championship is of the sport ${sport}.`);
  return new Judge({ champs, seed }, record);
}
