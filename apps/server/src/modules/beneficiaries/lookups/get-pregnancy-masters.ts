import { getPregnancyMasters } from '@teeka/contract/beneficiaries';
import { written } from '@teeka/contract/names';
import { fallback, type Names, spokenLanguages } from '@teeka/domain/names';
import { pregnancyMasters } from '@teeka/domain/pregnancy';
import type { PregnancyMasterWord } from '@teeka/words/en/pregnancy-masters';
import { whole } from '@teeka/words/whole';
import { queryHandler } from '../../../platform/http/handler.ts';

/** What is recorded stands as it is; beside it what the value is called in the other languages. */
function namesOfValue(list: string, name: string): Names {
  const words = spokenLanguages.map((language) => [
    language,
    whole[language].pregnancyMasters[`${list}-${name}` as PregnancyMasterWord],
  ]);
  return { ...Object.fromEntries(words), [fallback]: name };
}

const lists = pregnancyMasters.lists.map(({ list, items }) => ({
  list,
  items: items.map(({ id, name }) => ({ id, name: namesOfValue(list, name) })).map(written('name')),
}));

export const getPregnancyMastersHandler = queryHandler(getPregnancyMasters, async () => ({
  reply: { version: pregnancyMasters.version, lists },
}));
