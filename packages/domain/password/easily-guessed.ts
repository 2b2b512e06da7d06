/**
 * Words that people in our places build passwords on, without digits and signs: those of every list of leaked passwords,
 * and those of this work and this country.
 */
const words = new Set(
  `password passwd pass passcode welcome admin administrator login letmein master user guest test testing demo sample
  secret hello changeme default root system super qwerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qaz qazwsx abc
  abcd abcde abcdef iloveyou love monkey dragon sunshine football cricket computer internet mobile samsung google
  india indian bharat hindustan jaihind namaste delhi mumbai lucknow krishna ganesh ganesha shiva mahadev radha sairam
  jaishriram om teeka tika tikakaran naya vaccine vaccinator vaccination covid corona cowin uwin polio health hospital
  nurse doctor asha anganwadi anm phc chc verifier supervisor district siteadmin assistant newcomer nhm abha aadhaar`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Signs and digits that stand for letters within a word. */
const stands: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  $: 's',
  '5': 's',
  '1': 'i',
  '!': 'i',
};

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

function coresOf(password: string): string[] {
  const word = password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
  const decoded = [...word].map((sign) => stands[sign] ?? sign).join('');
  return [lettersOf(password), lettersOf(decoded)];
}

/** Up to four digits are a year or a habit; more of them only where they run on or repeat. */
function isHabit(digits: string): boolean {
  return (
    digits.length <= 4 || /^(\d)\1*$/.test(digits) || '01234567890'.includes(digits) || '9876543210'.includes(digits)
  );
}

/**
 * Is this password one of those that are guessed first? A well-known word, also with signs for letters, or the own user
 * name, with the usual digits and signs around it; keyboard rows. `userName` where it is known.
 */
export function isCommonPassword(password: string, userName = ''): boolean {
  if (!isHabit(password.replace(/\D/g, ''))) return false;
  const name = lettersOf(userName);
  return coresOf(password).some((core) => words.has(core) || (name.length >= 3 && core === name));
}
