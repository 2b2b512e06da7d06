const sevenBits = 128;

/**
 * Reference numbers as the audit row of a pull keeps them: in order, each as its distance from the one before, in groups
 * of seven bits, base64. About seven bytes a person, where a list of them would take seventeen.
 */
export function packNumbers(people: readonly string[]): string {
  const bytes: number[] = [];
  let before = 0;
  for (const person of people.map(Number).sort((a, b) => a - b)) {
    let distance = person - before;
    for (; distance >= sevenBits; distance = Math.floor(distance / sevenBits))
      bytes.push((distance % sevenBits) + sevenBits);
    bytes.push(distance);
    before = person;
  }
  return Buffer.from(bytes).toString('base64');
}

/** The people whom a pull took along, in the order of their numbers. */
export function unpackNumbers(packed: string): string[] {
  const people: string[] = [];
  let [before, distance, weight] = [0, 0, 1];
  for (const byte of Buffer.from(packed, 'base64')) {
    distance += (byte % sevenBits) * weight;
    weight *= sevenBits;
    if (byte >= sevenBits) continue;
    before += distance;
    people.push(String(before));
    [distance, weight] = [0, 1];
  }
  return people;
}
