import type { FormEvent } from 'react';
import type { RefundStandingView } from '#contract/api/refund-account.ts';
import type { CountryCode } from '#domain/country/country-codes.ts';
import { accountDays } from '#domain/refund/refund-account.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '../api-context.ts';
import { useSignInAgain } from '../member/use-sign-in-again.tsx';
import styles from '../reservation/reservation.module.css';
import { AccountFields } from './account-fields.tsx';
import { type AccountValues, sentOf, useAccountForm } from './use-account-form.ts';

type Props = {
	id: string;
	standing: RefundStandingView;
	/** Where the guest is from: most banks are there. */
	country: CountryCode | '';
	/** An operator, at the guest's word. */
	isAtWord: boolean;
	keep: (next: RefundStandingView) => void;
	/** Left out where it has to be said first. */
	onClose?: (() => void) | undefined;
};

/** Where a refund is to go. Saying it otherwise than before may want a recent sign-in. */
export function RefundAccountForm({ id, standing, country, isAtWord, keep, onClose }: Props) {
	const t = useTranslations('refund.form');
	const callApi = useApi();
	const { signedIn, dialog } = useSignInAgain();
	const { ways, said } = standing;
	const known = said && ways.includes(said.way) ? said.way : undefined;
	const form = useAccountForm({ way: known ?? 'account', country: said?.account?.country ?? country });
	const send = async (values: AccountValues) => {
		const body = sentOf(values);
		if (!body) return;
		const next = await signedIn(() => callApi('PUT /api/reservations/:id/refund-account', { params: { id }, body }));
		if (next) keep(next);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const { way } = form.values;
	return (
		<>
			<form className={styles.stack} noValidate onSubmit={submit}>
				{ways.length > 1 && (
					<Segmented
						label={t('way')}
						options={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
						value={way}
						onChange={(next) => form.change({ way: next })}
					/>
				)}
				{way === 'account' ? <AccountFields form={form} /> : <p className={styles.small}>{t(`wayText.${way}`)}</p>}
				{way === 'account' && <p className={styles.small}>{t('use', { days: accountDays.whole })}</p>}
				<FailureNote>{form.failure}</FailureNote>
				<Button type="submit" isFull variant="primary" isBusy={form.isBusy}>
					{t(isAtWord ? 'saveForGuest' : 'save')}
				</Button>
				{onClose && (
					<Button isFull onClick={onClose} disabled={form.isBusy}>
						{t('leave')}
					</Button>
				)}
			</form>
			{dialog}
		</>
	);
}
