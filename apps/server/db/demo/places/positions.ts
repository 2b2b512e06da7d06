import { roundedDegrees } from '@teeka/domain/sites';
import { demoDistricts } from './districts.ts';
import type { Site } from './sites.ts';

/** About where each district's town lies, in degrees north and east. */
const towns: Readonly<Record<number, readonly [number, number]>> = {
  133: [28.03, 79.12],
  108: [26.5, 77.02],
  356: [20.85, 86.33],
  501: [19.67, 78.53],
  261: [23.73, 92.72],
  262: [23.47, 93.33],
};

/** Of every so many sites nobody has said yet where they lie. */
const unknown = 4;
const goldenAngle = 2.399963;

/** Points around a middle that lie evenly, none on another: the nth of them, `apart` degrees between neighbours. */
function around([north, east]: readonly [number, number], nth: number, apart: number): readonly [number, number] {
  const far = apart * Math.sqrt(nth + 1);
  const turn = nth * goldenAngle;
  return [north + far * Math.sin(turn), east + far * Math.cos(turn)];
}

/**
 * Where a site of the demo lies: invented, each block on a place of its own around the town, its sites around that; the same
 * each time. Null for every fourth.
 */
export function demoPositions(sites: readonly Site[]): readonly (readonly [number, number] | null)[] {
  const counts = new Map<number, number>();
  return sites.map(({ facility: { district, block } }, at) => {
    const town = towns[district.district[0]];
    const nth = counts.get(block.block[0]) ?? 0;
    counts.set(block.block[0], nth + 1);
    if (!town || at % unknown === 0) return null;
    const blocks = demoDistricts.find((one) => one.district[0] === district.district[0])?.blocks ?? [];
    const middle = around(town, blocks.indexOf(block) + 1, 0.1);
    const [north, east] = around(middle, nth, 0.012);
    return [roundedDegrees(north), roundedDegrees(east)];
  });
}
