import { Suspense, useState } from 'react';
import { useParam } from '../../../platform/address/use-param.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { late } from '../../../ui/late/late.tsx';
import classes from './visit.module.css';

const CardPhoto = late(() =>
  import('../../../records/vaccinations/card-photo/card-photo.tsx').then((file) => ({ default: file.CardPhoto })),
);

/** The picture of the person's paper card, for the first step of any case; it is loaded when somebody wants to see it. */
export function PaperCard() {
  const { t } = useWords();
  const benID = useParam('benID') ?? '';
  const [seen, setSeen] = useState(false);
  return (
    <details
      className={classes.later}
      onToggle={({ currentTarget }) => setSeen((before) => before || currentTarget.open)}
    >
      <summary>{t('doses:cardPhoto')}</summary>
      {seen ? (
        <Suspense>
          <CardPhoto beneficiaryId={benID} untitled />
        </Suspense>
      ) : null}
    </details>
  );
}
