import { sentBy } from '#domain/reservation/reservation.ts';
import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { shownStepMoney } from '#views/move/shown-step-money.ts';
import { useReservation } from './reservation-context.ts';

/** What has to happen first for the steps of the policy to come to the sums they tell; undefined where it has. */
export function useStepsNote(): string | undefined {
	const t = useTranslations('reservation.my.clock');
	const { reservation, now } = useReservation();
	const { refund, status, money, role } = reservation;
	const next = refund.steps.find(({ until }) => now <= Date.parse(until));
	if (!next) return undefined;
	if (status === 'requested') return t('onceConfirmed');
	if (sentBy(money) === 0) return t('oncePaid', { role });
	const missing = shownStepMoney(reservation, next).paid - sentBy(money);
	return missing > 0 ? t('onceRest', { won: formatWon(missing) }) : undefined;
}
