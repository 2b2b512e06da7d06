import { IconEyeOff, IconFileCertificate } from '@tabler/icons-react';
import { mostAuditRows } from '@teeka/contract/audit';
import { indianNumber } from '@teeka/domain/format';
import { useState } from 'react';
import { useToday } from '../../platform/clock/clock.ts';
import { useWords } from '../../platform/language/index.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { DateRangeFilter, useAddressRange, usePeriodWords, usualRange } from '../../ui/date-range/index.ts';
import { NotHere } from '../../ui/feedback/not-here.tsx';
import { EmptyState, ListHead, Notice, Page } from '../../ui/index.ts';
import { Rows } from '../../ui/table/index.ts';
import classes from './audit.module.css';
import { useAuditColumns } from './columns.ts';
import { FileSheet } from './file-sheet.tsx';
import { LineCard } from './line-card.tsx';
import { type Subject, useAudit } from './use-audit.ts';

const words = {
  person: { title: 'audit:titlePerson', of: 'audit:ofPerson', note: 'audit:notePack', none: 'audit:none' },
  worker: { title: 'audit:titleWorker', of: 'audit:ofWorker', note: 'audit:noteMasked', none: 'audit:noneWorker' },
} as const;

interface Props extends Subject {
  readonly back: string;
}

/** Who looked at a record, or what was done with an account: by days, the newest first, and as a sealed file. */
export function AuditPage({ about, id, back }: Props) {
  const { t } = useWords();
  const period = usePeriodWords();
  const ground = { direction: 'past', today: useToday() } as const;
  const [filter, setFilter] = useAddressRange(ground);
  const range = filter ?? usualRange(ground);
  const { online, lines, name, total, failed, none, more, again } = useAudit({ about, id }, range);
  const columns = useAuditColumns();
  const [asksFile, setAsksFile] = useState(false);
  const { title, of, note, none: noLines } = words[about];
  const n = indianNumber(total);
  const count = total >= mostAuditRows ? t('audit:countMost', { n }) : t('audit:count', { count: total, n });
  const notHere = { offline: t('audit:offline'), offlineText: t('audit:offlineText'), failed: t('audit:failed') };
  return (
    <Page
      wide
      back={back}
      title={t(title)}
      pinned={<DateRangeFilter ground={ground} filter={filter} onFilter={setFilter} />}
    >
      {lines ? (
        <div className={classes.stack}>
          {name ? <p>{t(of, { name })}</p> : null}
          <ListHead count={count} period={period.period(range)}>
            <IconButton
              icon={IconFileCertificate}
              variant="default"
              disabled={!online}
              onClick={() => setAsksFile(true)}
            >
              {t('audit:file')}
            </IconButton>
          </ListHead>
          <Notice kind="info">{t(note)}</Notice>
          {lines.length === 0 ? (
            <EmptyState icon={IconEyeOff} title={t(noLines)} text={t('audit:noneText')} />
          ) : (
            <Rows
              headed
              caption={[t(title), period.period(range)].join(' · ')}
              columns={columns}
              rows={lines}
              total={Math.max(total, lines.length)}
              keyOf={({ audit_id }) => audit_id}
              card={(line) => <LineCard line={line} />}
              cardHeight={112}
              onNearEnd={more}
            />
          )}
        </div>
      ) : (
        <NotHere online={online} failed={failed} none={none} again={again} words={notHere} />
      )}
      {asksFile ? <FileSheet subject={{ about, id }} range={range} onClose={() => setAsksFile(false)} /> : null}
    </Page>
  );
}
