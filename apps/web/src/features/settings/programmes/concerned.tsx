import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { countDueBySwitch } from '@teeka/contract/settings';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { wishedSwitchRefusals } from '@teeka/domain/settings';
import { send } from '../../../platform/api/index.ts';
import { today } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';

interface Props {
  readonly state_id: number;
  readonly programme: string;
  readonly is_on: boolean;
  readonly from_date: string;
}

/** How many people a switch concerns on its day. It only tells: without network or an answer nothing is said, and nothing waits. */
export function Concerned(wish: Props) {
  const { t } = useWords();
  const online = useOnline();
  const [from_date] = useDebouncedValue(wish.from_date, 250);
  const isKnown = online && from_date === wish.from_date && wishedSwitchRefusals(wish, today()).length === 0;
  const { data, isFetching } = useQuery({
    queryKey: ['due-by-switch', wish.state_id, wish.programme, wish.is_on, from_date],
    enabled: isKnown,
    retry: false,
    ...{ staleTime: 0, gcTime: 0 },
    queryFn: ({ signal }) => send(countDueBySwitch, wish, { quiet: true, silent: true, signal }),
  });
  const said = () => {
    if (!isKnown) return null;
    if (!data) return isFetching ? t('administration:counting') : null;
    const { people } = data;
    const date = displayDate(from_date);
    if (people === 0) return t('administration:concernsNobody', { date });
    const counts = { count: people, n: indianNumber(people), date };
    return t(wish.is_on ? 'administration:comeDue' : 'administration:goDue', counts);
  };
  return <p role="status">{said()}</p>;
}
