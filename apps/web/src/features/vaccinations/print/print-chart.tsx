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

/** Prints the immunisation card; the paper is drawn once it is requested. */
export function PrintChart(props: PrintProps) {
  const { t } = useWords();
  const [prints, setPrints] = useState(0);
  return (
    <>
      <Button variant="light" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => setPrints(prints + 1)}>
        {t('doses:print')}
      </Button>
      {prints > 0 ? (
        <Suspense>
          <ChartPaper {...props} prints={prints} />
        </Suspense>
      ) : null}
    </>
  );
}
