import { useWords } from '../../platform/language/use-words.ts';
import { Choices } from '../../ui/index.ts';

/** The own site from this phone, or the whole area from the server. */
export type Reach = 'here' | 'area';

interface Props {
  readonly reach: Reach;
  readonly onChoose: (reach: Reach) => void;
}

export function ReachChoices({ reach, onChoose }: Props) {
  const { t } = useWords();
  return (
    <Choices<Reach>
      label={t('due:reach')}
      choices={[
        { value: 'here', label: t('due:reachHere') },
        { value: 'area', label: t('due:reachArea') },
      ]}
      value={reach}
      onChoose={onChoose}
    />
  );
}
