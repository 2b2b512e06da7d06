/** Parts of village names in Latin and Devanagari: a first part, an ending and, when the names run out, an addition. */
type Part = readonly [english: string, hindi: string];

interface NameParts {
  readonly first: readonly Part[];
  readonly ending: readonly Part[];
}

const addition: readonly Part[] = [
  ['', ''],
  [' Kalan', ' कलाँ'],
  [' Khurd', ' खुर्द'],
  [' Majra', ' माजरा'],
  [' Purab', ' पूरब'],
  [' Pachchhim', ' पच्छिम'],
];

const hindiBelt: NameParts = {
  first: [
    ['Ram', 'राम'],
    ['Kishan', 'किशन'],
    ['Gopal', 'गोपाल'],
    ['Hari', 'हरि'],
    ['Jagat', 'जगत'],
    ['Daulat', 'दौलत'],
    ['Fateh', 'फ़तेह'],
    ['Islam', 'इस्लाम'],
    ['Karim', 'करीम'],
    ['Madho', 'माधो'],
    ['Nand', 'नंद'],
    ['Pratap', 'प्रताप'],
    ['Rasul', 'रसूल'],
    ['Sultan', 'सुल्तान'],
    ['Tara', 'तारा'],
    ['Umar', 'उमर'],
  ],
  ending: [
    ['pur', 'पुर'],
    ['garh', 'गढ़'],
    [' Nagar', ' नगर'],
    ['pura', 'पुरा'],
    ['ganj', 'गंज'],
  ],
};

const byState: Readonly<Record<number, NameParts>> = {
  21: {
    first: [
      ['Bala', 'बाला'],
      ['Chandan', 'चंदन'],
      ['Gobinda', 'गोबिंद'],
      ['Jaga', 'जगा'],
      ['Mangala', 'मंगला'],
      ['Nila', 'नीला'],
      ['Padma', 'पद्म'],
      ['Radha', 'राधा'],
      ['Sunda', 'सुंद'],
      ['Tulasi', 'तुलसी'],
    ],
    ending: [
      ['pur', 'पुर'],
      ['pada', 'पड़ा'],
      ['sahi', 'साही'],
      ['pal', 'पाल'],
    ],
  },
  36: {
    first: [
      ['Anka', 'अंका'],
      ['Bhima', 'भीमा'],
      ['Gangu', 'गंगू'],
      ['Jama', 'जामा'],
      ['Konda', 'कोंडा'],
      ['Laksma', 'लक्ष्मा'],
      ['Malla', 'मल्ला'],
      ['Naga', 'नागा'],
      ['Rama', 'रामा'],
      ['Venka', 'वेंका'],
    ],
    ending: [
      ['guda', 'गुड़ा'],
      ['palli', 'पल्ली'],
      ['pet', 'पेट'],
      ['pur', 'पुर'],
    ],
  },
  15: {
    first: [
      ['Chhim', 'छिम'],
      ['Hmun', 'हमुन'],
      ['Khaw', 'खॉ'],
      ['Lung', 'लुंग'],
      ['Phai', 'फाई'],
      ['Sai', 'साई'],
      ['Tui', 'तुई'],
      ['Zo', 'ज़ो'],
    ],
    ending: [
      ['tlang', 'तलांग'],
      ['phei', 'फेई'],
      ['kawn', 'कॉन'],
      ['veng', 'वेंग'],
    ],
  },
};

/** Name of the nth invented village of a block: plausible there, nobody's in particular. */
export function inventedVillage(state: number, nth: number): Part {
  const { first, ending } = byState[state] ?? hindiBelt;
  const a = first[nth % first.length] ?? ['', ''];
  const b = ending[Math.floor(nth / first.length) % ending.length] ?? ['', ''];
  const round = Math.floor(nth / (first.length * ending.length));
  const more = addition[round % addition.length] ?? ['', ''];
  const number = round < addition.length ? '' : ` ${Math.floor(round / addition.length) + 1}`;
  return [a[0] + b[0] + more[0] + number, a[1] + b[1] + more[1] + number];
}
