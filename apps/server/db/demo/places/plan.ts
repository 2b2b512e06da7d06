import type { Names } from '@teeka/domain/names';
import { placeOfRow } from '../../places/states.ts';
import { random } from '../random.ts';
import { type DemoBlock, type DemoDistrict, demoDistricts, firstPlaceholder } from './districts.ts';
import { inventedVillage } from './invented-villages.ts';

/** A village with the number of people it gets. */
export interface Village {
  readonly code: number;
  readonly names: Names;
  readonly block: DemoBlock;
  readonly district: DemoDistrict;
  readonly real: boolean;
  readonly people: number;
}

/** People of the villages of the demo district in a demo of 5,000: three of them make the first catchment. */
const corePeople: Readonly<Record<number, number>> = {
  128215: 800,
  128089: 700,
  128014: 500,
  127984: 500,
  128203: 400,
  127589: 300,
  127706: 250,
  127663: 150,
  128702: 250,
  128989: 200,
  128887: 200,
  128884: 150,
  128829: 100,
  900000014: 200,
  900000015: 200,
  900000016: 100,
};

/** Invented villages come after the placeholders of real ones, with room between. */
const firstInvented = firstPlaceholder + 99;

type Bare = Omit<Village, 'people'>;

function realVillages(): Bare[] {
  return demoDistricts.flatMap((district) =>
    district.blocks.flatMap((block) =>
      block.villages
        .map(placeOfRow)
        .map((place) => ({ ...place, block, district, real: place.code < firstPlaceholder })),
    ),
  );
}

const blocks = demoDistricts.flatMap((district) => district.blocks.map((block) => ({ district, block })));

/** The nth village without a real model. The first block gets two of each round, so that it is a large one. */
function invented(nth: number): Bare {
  const places = blocks.length + 1;
  const place = nth % places;
  const { district, block } = blocks[place % blocks.length] as (typeof blocks)[number];
  const nthOfBlock = Math.floor(nth / places) * 2 + Math.floor(place / blocks.length);
  const [en, hi] = inventedVillage(district.state, nthOfBlock);
  return { code: firstInvented + nth, names: { en, hi }, block, district, real: false };
}

/** Village sizes are log-normal, from 800 to 3,500 with a median of 1,250. */
function sizeOf(seed: number, code: number): number {
  const numbers = random(seed, code, 1);
  const normal = Math.sqrt(-2 * Math.log(1 - numbers.next())) * Math.cos(2 * Math.PI * numbers.next());
  return Math.round(Math.min(3500, Math.max(800, 1250 * Math.exp(normal * 0.4))));
}

/**
 * Villages for so many people: up to 5,000 the demo district, shrunk; beyond that the other districts fill up, and
 * then invented villages in all of them.
 */
export function planVillages(people: number, seed: number): Village[] {
  const real = realVillages();
  const core = real.filter((village) => corePeople[village.code]);
  const villages: Village[] = [];
  const scale = Math.min(1, people / 5000);
  let left = people;
  const take = (village: Bare, wanted: number): void => {
    const got = Math.min(left, wanted);
    villages.push({ ...village, people: got });
    left -= got;
  };
  for (const village of core) take(village, Math.ceil((corePeople[village.code] ?? 0) * scale));
  for (const village of real) {
    if (!corePeople[village.code]) take(village, sizeOf(seed, village.code));
  }
  for (let nth = 0; left > 0; nth += 1) {
    const village = invented(nth);
    take(village, sizeOf(seed, village.code));
  }
  return villages;
}
