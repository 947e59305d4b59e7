import { useEffect, useRef } from 'react';
import { ApiFailure } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { formatWon } from '#i18n/format.ts';
import { waitTime } from '#i18n/wait-time.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './reservation-form.module.css';
import type { ReservationFormState } from './use-reservation-form.ts';

/** What one sees, pays or cancels among one's reservations; the form is kept meanwhile. */
const mendedThere: readonly ErrorCode[] = ['key-reused', 'unpaid-full', 'requests-full'];

type Props = { form: ReservationFormState; failure: unknown };

/** What kept the whole form from being sent; comes into view, since the button may stand far below it. */
export function FormFailure({ form, failure }: Props) {
	const t = useTranslations('reservation.form');
	const place = useRef<HTMLDivElement>(null);
	const textOf = useFailureText(form);
	useEffect(() => {
		if (failure !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
	}, [failure]);
	if (failure === undefined) return null;
	const code = failure instanceof ApiFailure ? failure.code : undefined;
	return (
		<div ref={place} className={styles.failure}>
			<Note tone="bad" isAlert>
				<p>{textOf(failure)}</p>
				{code === 'address-unproved' && (
					<PageLink page="myInformation" className={buttonClass({ size: 'sm' })}>
						{t('toVerify')}
					</PageLink>
				)}
				{code !== undefined && mendedThere.includes(code) && (
					<PageLink page="myReservations" className={buttonClass({ size: 'sm' })}>
						{t('toMine')}
					</PageLink>
				)}
			</Note>
		</div>
	);
}

function useFailureText({ price }: ReservationFormState): (failure: unknown) => string {
	const t = useTranslations('reservation.form');
	const refusals = useTranslations('error');
	const promotion = useTranslations('promotion');
	return (failure) => {
		if (!(failure instanceof ApiFailure) || failure.code === undefined) return t('offline');
		if (failure.code === 'key-reused') return t('alreadyMade');
		if (failure.code === 'price-changed' && price) return t('priceChanged', { won: formatWon(price.total) });
		if (failure.code === 'promotion-over' && price) return promotion('over', { won: formatWon(price.total) });
		return refusals(failure.code, waitTime(failure.problem?.retryAfter));
	};
}
