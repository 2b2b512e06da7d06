import type { System } from './system.ts';

/** As long as the register takes them, in letters that stack. */
const names = ['लक्ष्मीनारायण प्रसाद विश्वकर्म', 'राजराजेश्वरी देवी श्रीवास्तव'] as const;
const guardian = 'हरिश्चन्द्र नारायण कुशवाहा';
const village = { hi: 'मुहम्मदपुर नरसिंहगढ़ी खुर्द उत्तरी', en: 'Muhammadpur Narsinghgarhi Khurd (North)' };

/** Two people get names, a guardian and a village as long as they come. Answers them under these names. */
export async function giveLongNames<Person extends { readonly beneficiary_id: string }>(
  { books }: System,
  [one, two]: readonly [Person, Person],
): Promise<[Person & { ben_name: string }, Person & { ben_name: string }]> {
  const people = [one.beneficiary_id, two.beneficiary_id];
  await books.rows(
    `update beneficiary b set ben_name = n.name, guardian_name = $3, version = version + 1,
       changed_in = pg_current_xact_id()
     from unnest($1::bigint[], $2::text[]) as n (id, name) where b.beneficiary_id = n.id`,
    [people, names, guardian],
  );
  await books.rows(
    `update location set name_hi = $2, name_en = $3 where level = 'village' and code in (
       select village_code from beneficiary where beneficiary_id = any($1::bigint[]))`,
    [people, village.hi, village.en],
  );
  return [
    { ...one, ben_name: names[0] },
    { ...two, ben_name: names[1] },
  ];
}
