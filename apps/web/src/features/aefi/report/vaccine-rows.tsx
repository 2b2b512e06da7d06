import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { requiredOfRow, type VaccineRow } from '@teeka/domain/aefi';
import { type ReactNode, useState } from 'react';
import { useView } from '../../../records/workday/index.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Section } from '../../../ui/index.ts';
import classes from '../aefi.module.css';
import { useNameOfVaccine } from '../parts/name-of-vaccine.ts';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { Wrong } from '../parts/wrong.tsx';
import { asDiluent, emptyVaccine } from './empty-vaccine.ts';
import { rowFields } from './state.ts';
import { VaccineFields } from './vaccine-fields.tsx';
import { withoutDiluent } from './without-diluent.ts';

interface Props {
  readonly rows: readonly VaccineRow[];
  readonly onRows: (rows: readonly VaccineRow[]) => void;
  readonly errorOf: (path: string) => string | undefined;
}

/** Section 5: the suspected vaccines and diluents, as recorded; what the record does not know is filled in here. */
export function VaccineRows({ rows, onRows, errorOf }: Props) {
  const { t } = useAefiWords();
  const nameOf = useNameOfVaccine();
  const change = (at: number, part: Partial<VaccineRow>) =>
    onRows(rows.map((row, nth) => (nth === at ? { ...row, ...part } : row)));
  const lacking = withoutDiluent(rows, useView()?.rows.meta.materials ?? []).map(nameOf);
  const kindOf = ({ is_diluent }: VaccineRow) => t(is_diluent ? 'aefi:diluent' : 'aefi:vaccine');
  return (
    <Section title={t('aefi:vaccines')}>
      {rows.length === 0 ? <p className="quiet wraps">{t('aefi:noDoses')}</p> : null}
      {rows.map((row, at) => (
        <Vial
          key={row.dose_id ?? `row-${at}`}
          row={row}
          title={nameOf(row) || kindOf(row)}
          hasWrong={rowFields.some((field) => errorOf(`vaccines.${at}.${field}`))}
        >
          <VaccineFields
            row={row}
            change={(part) => change(at, part)}
            errorOf={(field) => errorOf(`vaccines.${at}.${field}`)}
          />
          <div>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={20} aria-hidden />}
              onClick={() => onRows(rows.filter((_, nth) => nth !== at))}
            >
              {t('aefi:removeVaccine', { name: nameOf(row) || kindOf(row) })}
            </Button>
          </div>
        </Vial>
      ))}
      <Wrong text={errorOf('vaccines')} />
      {lacking.length > 0 ? (
        <p className="quiet wraps">{t('aefi:diluentHint', { vaccines: lacking.join(', ') })}</p>
      ) : null}
      <div className="beside-10">
        {[emptyVaccine, asDiluent(emptyVaccine, true)].map((row) => (
          <Button
            key={kindOf(row)}
            variant="light"
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => onRows([...rows, row])}
          >
            {t(row.is_diluent ? 'aefi:addDiluent' : 'aefi:addVaccine')}
          </Button>
        ))}
      </div>
    </Section>
  );
}

interface VialProps {
  readonly row: VaccineRow;
  readonly title: string;
  readonly hasWrong: boolean;
  readonly children: ReactNode;
}

/** What the record knows whole is one line, and opens to be corrected; what lacks something stands open. */
function Vial({ row, title, hasWrong, children }: VialProps) {
  const [lacks] = useState(() => requiredOfRow.some((key) => row[key] === null || row[key] === ''));
  return (
    <Disclosure
      title={
        <>
          {title}
          <span className="quiet wraps">{row.batch_number === '' ? '' : ` · ${row.batch_number}`}</span>
        </>
      }
      className={classes.vaccine}
      open={lacks || hasWrong || undefined}
    >
      <div className={classes.fields}>{children}</div>
    </Disclosure>
  );
}
