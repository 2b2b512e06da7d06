import type { UtilisationLine } from '@teeka/domain/stock';
import { useWords } from '../../../platform/language/index.ts';
import { CountField } from '../../../ui/form/count-field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import classes from '../stock.module.css';

interface Props {
  readonly diluents: UtilisationLine['diluents'];
  readonly error: string | undefined;
  readonly onDiluents: (diluents: UtilisationLine['diluents']) => void;
}

const none = { received: 0, used: 0, returned: 0, damaged: 0 };
const keys = ['received', 'used', 'returned', 'damaged'] as const;

/** The diluent of a vaccine that comes as a powder; nothing need be said of it. */
export function DiluentCounts({ diluents, error, onDiluents }: Props) {
  const { t } = useWords();
  const now = diluents ?? none;
  return (
    <FieldGroup label={t('stock:diluents')} legendClassName="quiet wraps" error={undefined}>
      {() => (
        <div className={classes.counts}>
          {keys.map((key, at) => (
            <CountField
              key={key}
              label={t(`stock:diluent_${key}`)}
              maxLength={5}
              value={diluents === null ? null : now[key]}
              error={at === 0 ? error : undefined}
              onCount={(count) => onDiluents({ ...now, [key]: count ?? 0 })}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
