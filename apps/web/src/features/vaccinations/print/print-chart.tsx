import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { Forecast } from '@teeka/domain/schedule';
import { Suspense, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { late } from '../../../ui/late/late.tsx';

const ChartPaper = late(() => import('./chart-paper.tsx').then((file) => ({ default: file.ChartPaper })));

export interface PrintProps {
  readonly person: PersonNow;
  readonly record: PersonOnPhone;
  readonly forecast: Forecast;
}

/** Prints the immunisation card; the paper is drawn once it is asked for. */
export function PrintChart(props: PrintProps) {
  const { t } = useWords();
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Button variant="light" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => setAsked(asked + 1)}>
        {t('doses:print')}
      </Button>
      {asked > 0 ? (
        <Suspense>
          <ChartPaper {...props} asked={asked} />
        </Suspense>
      ) : null}
    </>
  );
}
