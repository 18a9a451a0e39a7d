/** A hundred thousand imitations of the demo agency's kind of channels, none of which is taken for one: the figure of the check "is it really us?". */
import { expect, it } from 'vitest';
import { toPhoneDigits, type Channel } from '../../src/domain/channel.ts';
import { checkChannel } from '../../src/islands/safety/check-channel.ts';
import { isTrue, toImitation } from '../support/imitations.ts';

const IMITATIONS = 100_000;
const phone = (text: string): Channel => ({ kind: 'phone', text, digits: toPhoneDigits(text) ?? '', owner: null });
const CHANNELS: readonly Channel[] = [
  phone('+55 81 90000-2010'),
  phone('+55 81 98811-0101'),
  ...['ola', 'samuel', 'marina', 'heloisa.guerra'].map((box): Channel => ({ kind: 'email', text: `${box}@amazing.example`, owner: null })),
  { kind: 'profile', network: 'Instagram', text: 'instagram.com/amazing.mgt', handles: ['amazing.mgt'] },
  { kind: 'profile', network: 'Facebook', text: 'facebook.com/amazing.recife', handles: ['amazing.recife'] },
  { kind: 'site', text: 'amazing.example' },
];

it('is never "ours" for what is not', () => {
  const tried = new Map<string, number>();
  const believed: string[] = [];
  for (let seed = 0; seed < IMITATIONS; seed += 1) {
    const text = toImitation(CHANNELS, seed);
    if (isTrue(text, CHANNELS)) continue;
    const { kind } = checkChannel(text, CHANNELS);
    tried.set(kind, (tried.get(kind) ?? 0) + 1);
    if (kind === 'ours') believed.push(text);
  }
  console.log(
    `Imitations: ${IMITATIONS}, "ours" ${believed.length}; ${Array.from(tried, ([kind, count]) => `${kind} ${count}`).join(', ')}`,
  );
  expect(believed).toEqual([]);
  // Nor are they all waved through as nothing in particular.
  expect(tried.get('alike') ?? 0).toBeGreaterThan(IMITATIONS / 2);
});
