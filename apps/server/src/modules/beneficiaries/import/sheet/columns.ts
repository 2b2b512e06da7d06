import { detailFields, fieldRow, personFieldNames, personFields } from '@teeka/domain/beneficiaries';
import { photoIdTypes } from '@teeka/domain/identity';
import { type Choice, type Choices, columnOfField } from '@teeka/domain/imports';
import { fallback, type SpokenLanguage, spokenLanguages } from '@teeka/domain/names';
import { beneficiaryTypeIds, beneficiaryTypes, genders } from '@teeka/domain/person';
import type { Words } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { namesOfWord } from '../../../../platform/imports/index.ts';

type Word = keyof Words['imports'];
const say = (word: Word, language: SpokenLanguage = fallback): string => whole[language].imports[word];

/** What a column is called in one language: by words of its own, else as the form calls its field. */
export function called(column: string, language: SpokenLanguage): string {
  const { imports, registration } = whole[language];
  const own: Readonly<Record<string, string>> = imports;
  const field = personFieldNames.find((each) => columnOfField(each) === column);
  return own[column] ?? (field ? registration[personFields[field].label] : column);
}

const choice = (id: number, word: Word, ...others: string[]): Choice => ({
  id,
  names: [...namesOfWord((language) => say(word, language)), ...others],
});

const genderWords: Readonly<Record<string, Word>> = { Male: 'male', Female: 'female', Others: 'others' };
const typeWords: Readonly<Record<number, Word>> = {
  [beneficiaryTypeIds.citizen]: 'citizen',
  [beneficiaryTypeIds.pregnantWoman]: 'pregnantWoman',
  [beneficiaryTypeIds.child]: 'child',
  [beneficiaryTypeIds.infant]: 'infant',
  [beneficiaryTypeIds.newBorn]: 'newBorn',
};

/** The options of a detail by their words in every language, and as they are kept. */
export function choicesOfDetail({ label, options = [] }: Pick<ReturnType<typeof fieldRow>, 'label' | 'options'>) {
  const wordsIn = (language: SpokenLanguage): Readonly<Record<string, string>> => whole[language].registration;
  return options.map((option, id): Choice => {
    const each = spokenLanguages.map((language) => wordsIn(language)[`${label}-${option}`] ?? option);
    return { id, names: [[...new Set(each)].join(' / '), ...each, option] };
  });
}

const choicesOfDetails: Choices = Object.fromEntries(
  detailFields.flatMap((field) => {
    const [column, row] = [columnOfField(field), fieldRow(field)];
    return column && row.options ? [[column, choicesOfDetail(row)]] : [];
  }),
);

/** What may be chosen in a column; the first name of each is offered by the template. */
export const choices = {
  ...choicesOfDetails,
  gender: genders.map(({ id, gender }) => choice(id, genderWords[gender] ?? 'others', gender)),
  type: beneficiaryTypes.map(({ id, ben_type }) => choice(id, typeWords[id] ?? 'citizen', ben_type)),
  photoIdType: photoIdTypes.map(({ id, type }) => ({ id, names: [type] })),
  consent: [choice(1, 'yes')],
} as const satisfies Choices;

export const sheetName = say('sheet');

type How = Extract<Word, `how-${string}`>;

/** What a column takes, where its name and its choices do not say it. */
export function how(column: string, language: SpokenLanguage): string | undefined {
  const key = `how-${column}`;
  return key in whole[fallback].imports ? say(key as How, language) : undefined;
}
