import { useEffect, useRef } from 'react';
import { ApiFailure } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { formatWon } from '#i18n/format.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './reservation-form.module.css';
import type { ReservationFormState } from './use-reservation-form.ts';

/** What one sees, pays or cancels among one's reservations; the form is kept meanwhile. */
const mendedThere: readonly ErrorCode[] = ['key-reused', 'unpaid-full', 'requests-full'];

type Props = { form: ReservationFormState };

/** What kept the whole form from being sent; comes into view, since the button may stand far below it. */
export function FormFailure({ form }: Props) {
	const t = useTranslations('reservation.form');
	const element = useRef<HTMLDivElement>(null);
	const text = useText(form);
	const { failure, error } = form;
	useEffect(() => {
		if (failure !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
	}, [failure]);
	if (failure === undefined) return null;
	const code = codeOf(error);
	return (
		<div ref={element} className={styles.failure}>
			<Note tone="bad" isAlert>
				<p>{text}</p>
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

const codeOf = (error: unknown) => (error instanceof ApiFailure ? error.code : undefined);

/** With the price as it is by now, where that is what has changed. */
function useText({ error, failure, price }: ReservationFormState): string | undefined {
	const t = useTranslations('reservation.form');
	const promotion = useTranslations('promotion');
	const code = codeOf(error);
	if (code === 'key-reused') return t('alreadyMade');
	if (code === 'price-changed' && price) return t('priceChanged', { won: formatWon(price.total) });
	if (code === 'promotion-over' && price) return promotion('over', { won: formatWon(price.total) });
	return failure;
}
