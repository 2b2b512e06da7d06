import { useWords } from '../../../platform/language/index.ts';
import { materialName } from '../../../records/schedule/dose-words.ts';
import { useRoom } from '../../../ui/room/use-room.ts';
import { type Column, Rows } from '../../../ui/table/index.ts';
import { type Figures, figureColumns } from './figure-columns.tsx';
import { FiguresCard } from './figures-card.tsx';
import type { Summary } from './place.ts';
import { totalOf } from './total-of.ts';

type Vaccine = Summary['vaccines'][number] & Figures;

interface Props {
  readonly summary: Summary;
  /** Of what area and days. */
  readonly about: string;
}

/** What became of the vials of each vaccine. */
export function VaccineTable({ summary, about }: Props) {
  const { t } = useWords();
  const { vaccines, before } = summary;
  const earlier = new Map(before?.vaccines.map((one) => [one.material_id, one]));
  const rows: readonly Vaccine[] = vaccines.map((one) => ({ ...one, before: earlier.get(one.material_id) ?? null }));
  const total = totalOf(summary);
  const columns: readonly Column<Vaccine>[] = [
    { key: 'name', head: t('stock:colVaccine'), kind: 'text', value: materialName, total: t('stock:total') },
    ...figureColumns<Vaccine>(t, { total, compared: total.before !== null, orders: false }),
  ];
  const wide = useRoom('table');
  return (
    <>
      <Rows
        caption={`${t('stock:by-vaccine')} · ${about}`}
        columns={columns}
        rows={rows}
        total={rows.length}
        keyOf={({ material_id }) => String(material_id)}
        card={(vaccine) => <FiguresCard name={materialName(vaccine)} figures={vaccine} />}
        cardHeight={132}
      />
      {wide ? null : <FiguresCard name={t('stock:total')} figures={total} />}
    </>
  );
}
