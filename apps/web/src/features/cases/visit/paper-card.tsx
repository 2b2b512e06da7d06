import { Suspense, useState } from 'react';
import { useParam } from '../../../platform/address/use-param.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { late } from '../../../ui/late/late.tsx';

const CardPhoto = late(() =>
  import('../../../records/vaccinations/card-photo/card-photo.tsx').then((file) => ({ default: file.CardPhoto })),
);

/** The picture of the person's paper card, for the first step of any case; it is loaded when somebody wants to see it. */
export function PaperCard() {
  const { t } = useWords();
  const benID = useParam('benID') ?? '';
  const [seen, setSeen] = useState(false);
  return (
    <Disclosure
      title={t('doses:cardPhoto')}
      onToggle={({ currentTarget }) => setSeen((before) => before || currentTarget.open)}
    >
      {seen ? (
        <Suspense>
          <CardPhoto beneficiaryId={benID} untitled />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}
