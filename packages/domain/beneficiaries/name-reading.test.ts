import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkName } from '../person/index.ts';
import { hindiReading, readingBeside, registerName } from './index.ts';

/** Of the table, of its parts, and by rule alone: women, men, girls, boys, families, of Hindus and of Muslims. */
const bothWays = `
RESHMA KHATOON/रेशमा ख़ातून|SUNITA DEVI/सुनीता देवी|ANITA DEVI/अनीता देवी|REKHA DEVI/रेखा देवी|MEENA KUMARI/मीना कुमारी|SEEMA/सीमा
GEETA DEVI/गीता देवी|PUSHPA/पुष्पा|KAMLA DEVI/कमला देवी|SAVITRI/सावित्री|URMILA/उर्मिला|MANJU/मंजू|RENU/रेनू|PREMVATI/प्रेमवती
RAJKUMARI/राजकुमारी|POONAM/पूनम|KIRAN/किरन|NEELAM/नीलम|RADHA/राधा|SHANTI DEVI/शांति देवी|LAXMI/लक्ष्मी|USHA/उषा|MAMTA/ममता
SANGEETA/संगीता|RAMKALI/रामकली|KALAVATI/कलावती|SUKHDEVI/सुखदेवी|RAJDULARI/राजदुलारी|PHOOLMATI/फूलमती|GUDDAN/गुड्डन|RAMVATI/रामवती
RAKESH KUMAR/राकेश कुमार|MUKESH/मुकेश|SURESH/सुरेश|VINOD/विनोद|MANOJ/मनोज|SANJAY/संजय|OMPRAKASH/ओमप्रकाश|SHYAM LAL/श्याम लाल
JITENDRA SINGH/जितेंद्र सिंह|VIRENDRA/वीरेंद्र|NAGENDRA/नगेंद्र|HARPAL/हरपाल|VEERPAL/वीरपाल|SIYARAM/सियाराम|DHRUV/ध्रुव
SHIVANSH/शिवांश|AARADHYA/आराध्या|ANANYA/अनन्या|ANSHIKA/अंशिका|PRIYA/प्रिया|ANJALI/अंजलि|KAJAL/काजल|MUSKAN/मुस्कान|SRISHTI/सृष्टि
AYUSH/आयुष|ARJUN/अर्जुन|KARTIK/कार्तिक|ADITYA/आदित्य|RISHABH/ऋषभ|SHAURYA/शौर्य|AMIT/अमित|ROHIT/रोहित|RAHUL/राहुल|DEEPAK/दीपक
YADAV/यादव|MAURYA/मौर्य|KASHYAP/कश्यप|SHAKYA/शाक्य|PRAJAPATI/प्रजापति|VERMA/वर्मा|SHARMA/शर्मा|TIWARI/तिवारी|PANDEY/पांडेय|CHAUHAN/चौहान
MOHAMMAD ARIF/मोहम्मद आरिफ़|MOHAMMAD IMRAN/मोहम्मद इमरान|SHABANA/शबाना|NASREEN/नसरीन|PARVEEN/परवीन|RUKHSANA/रुख़साना|FATIMA/फ़ातिमा
NAZMA BEGUM/नज़मा बेगम|SALMA BANO/सलमा बानो|NOORJAHAN/नूरजहाँ|AYESHA/आयशा|ZOYA/ज़ोया|IQRA/इक़रा|SHAGUFTA/शगुफ़्ता|MUMTAZ/मुमताज़
RIZWAN AHMAD/रिज़वान अहमद|SALEEM KHAN/सलीम ख़ान|NAEEM/नईम|IRFAN ALI/इरफ़ान अली|YUSUF/युसुफ़|FIROZ/फ़िरोज़|GULFAM/गुलफ़ाम|FAIZ/फ़ैज़
ABDUL/अब्दुल|ANSARI/अंसारी|QURESHI/क़ुरैशी|SIDDIQUI/सिद्दीक़ी|HUSAIN/हुसैन|SHEIKH/शेख़|MANSURI/मंसूरी|SAIRA/सायरा|ZAID/ज़ैद
BABY OF SUNITA DEVI/बेबी ऑफ़ सुनीता देवी
`
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.split('/') as [string, string]);

test('common names of Uttar Pradesh are read in Hindi, and written in Latin letters as the registers have them', () => {
  assert.ok(bothWays.length >= 60);
  for (const [latin, hindi] of bothWays) {
    assert.equal(hindiReading(latin), hindi);
    assert.equal(registerName(hindi), latin);
  }
});

test('other spellings of a name are read alike', () => {
  const table: [hindi: string, ...latin: string[]][] = [
    ['सुनीता', 'SUNEETA', 'sunita', 'Suneeta'],
    ['लक्ष्मी', 'LAKSHMI', 'LAXMI'],
    ['पूजा', 'POOJA', 'PUJA'],
    ['मोहम्मद आरिफ़', 'MOHD ARIF', 'MD. ARIF', 'MUHAMMAD AARIF', 'MOHD. ARIF'],
    ['रेशमा ख़ातून', 'RESHMA KHATUN', 'RESHMA KHATOON'],
    ['रिज़वान', 'RIZVAN', 'RIJWAN'],
    ['आयशा', 'AISHA', 'AYESHA'],
    ['वीरेंद्र सिंह', 'VIRENDER SINGH', 'BIRENDRA SINH'],
    ['कुमारी प्रिया', 'KM. PRIYA', 'KM PRIYA'],
    ['श्रीमती गीता', 'SMT GITA', 'SMT. GEETA'],
    ['रिया', 'RIA', 'RIYA'],
    ['मुनीर', 'MUNEER'],
    ['बिट्टन', 'BITTAN'],
  ];
  for (const [hindi, ...latin] of table) for (const one of latin) assert.equal(hindiReading(one), hindi, one);
});

test('a name typed without dots, with whole letters for the nose or shortened is written the same way', () => {
  const table: [latin: string, ...hindi: string[]][] = [
    ['RESHMA KHATOON', 'रेशमा खातून', 'रेशमा ख़ातून', 'रेशमा ख\u093Cातून'],
    ['JITENDRA', 'जितेन्द्र', 'जितेंद्र', 'जितेँद्र'],
    ['PANDEY', 'पाण्डेय', 'पांडेय'],
    ['MOHD ARIF', 'मो० आरिफ', 'मो. आरिफ़', 'मो॰ आरिफ'],
    ['SHANTI', 'शान्ति', 'शांति'],
    ['RAM LAL', 'Ram लाल'],
    ['KAMLA', 'कमला'],
  ];
  for (const [latin, ...hindi] of table)
    for (const one of hindi) assert.equal(registerName(one).replace('.', ''), latin, one);
});

test('what is written in Hindi stays as it is in a reading; nothing has none', () => {
  assert.equal(hindiReading('सुनीता DEVI'), 'सुनीता देवी');
  assert.deepEqual(['', '  ', '.-'].map(hindiReading), ['', '', '.-']);
  assert.equal(registerName('Sunita'), 'SUNITA');
});

test('every name has a reading without Latin letters, and what is proposed for Hindi letters may be a name', () => {
  const letter = (from: string) => fc.constantFrom(...from);
  const latin = fc
    .array(letter('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: 1, maxLength: 12 })
    .map((all) => all.join(''));
  fc.assert(fc.property(latin, (name) => assert.match(hindiReading(name), /^[\u0900-\u097F]+$/)));
  const hindi = fc
    .array(letter('कखगचजटडतदनपबमयरलवशसहाीुूेो'), { minLength: 1, maxLength: 8 })
    .map((all) => `क${all.join('')}`);
  fc.assert(
    fc.property(hindi, (name) => {
      const checked = checkName(registerName(name));
      assert.ok(checked.ok || checked.refusal.code === 'FLDVAL0004', registerName(name));
    }),
  );
});

test('beside a name stands what was typed for it while it sounds alike, else the reading of the reader’s language', () => {
  const hindi = { typed: 'रुबीना बानो', language: 'hi' } as const;
  const table: [name: string, how: { typed?: string; language: 'en' | 'hi' }, reading: string][] = [
    ['ROOBEENA BANO', hindi, 'रुबीना बानो'],
    ['SALMA BANO', hindi, 'सलमा बानो'],
    ['ROOBEENA BANO', { ...hindi, language: 'en' }, 'रुबीना बानो'],
    ['SALMA BANO', { ...hindi, language: 'en' }, ''],
    ['SALMA BANO', { language: 'en' }, ''],
    ['SALMA BANO', { language: 'hi' }, 'सलमा बानो'],
    ['सलमा', { language: 'hi' }, ''],
    [' ', hindi, ''],
    ['1234', { language: 'hi' }, ''],
  ];
  for (const [name, how, reading] of table) assert.equal(readingBeside(name, how), reading, name);
});
