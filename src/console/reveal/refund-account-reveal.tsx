import { useState } from 'react';
import type { refundAccountEndpoints } from '#contract/api/refund-account.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { refundAccountReasons } from '#domain/refund/refund-account.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useCountryNames } from '#views/rating/use-country-names.ts';
import { ReasonForm } from './reason-form.tsx';
import styles from './reveal.module.css';

type Account = OutputOf<(typeof refundAccountEndpoints)['POST /api/refunds/:id/account/reveal']>;

type Props = {
	/** Of the reservation. */
	id: string;
	/** Of it, where several stand in a list. */
	code?: string;
};

/** The account of a refund in full, to copy it into a transfer; for a reason, which its guest reads in their access log. */
export function RefundAccountReveal({ id, code }: Props) {
	const t = useTranslations('console.refund.account');
	const [isAsking, setAsking] = useState(false);
	const [whole, setWhole] = useState<Account>();
	const isOpen = isAsking || whole !== undefined;
	const turn = () => {
		setWhole(undefined);
		setAsking(!isOpen);
	};
	const label = t(isOpen ? 'hide' : 'show');
	return (
		<div className={styles.account} data-open={isOpen || undefined}>
			<Button size="sm" onClick={turn} {...(code !== undefined && { 'aria-label': `${label}: ${code}` })}>
				<Icon name={isOpen ? 'eyeOff' : 'eye'} />
				{label}
			</Button>
			{isAsking && (
				<Asking
					id={id}
					onShown={(account) => {
						setWhole(account);
						setAsking(false);
					}}
					onClose={() => setAsking(false)}
				/>
			)}
			{whole && <Whole account={whole} />}
		</div>
	);
}

type AskingProps = { id: string; onShown: (account: Account) => void; onClose: () => void };

function Asking({ id, onShown, onClose }: AskingProps) {
	const t = useTranslations('console.refund.account');
	const callApi = useApi();
	return (
		<div className={styles.whole}>
			<p className={styles.small}>{t('note')}</p>
			<ReasonForm
				name={`refund-account-${id}`}
				words={{ reason: t('reason'), hint: t('reasonHint'), choose: t('reasonChoose'), reveal: t('reveal') }}
				options={refundAccountReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
				reveal={(reason) => callApi('POST /api/refunds/:id/account/reveal', { params: { id }, body: { reason } })}
				onShown={onShown}
				onClose={onClose}
			/>
		</div>
	);
}

const shown = ['holder', 'bank', 'country', 'number', 'bic', 'code', 'address'] as const;

function Whole({ account }: { account: Account }) {
	const t = useTranslations('console.refund.account');
	const countries = useCountryNames();
	const textOf = (field: (typeof shown)[number]) =>
		field === 'country' ? (countries[account.country] ?? account.country) : account[field];
	return (
		<div className={styles.whole} aria-live="polite">
			<FactRows
				rows={shown.flatMap((field) => {
					const value = textOf(field);
					if (value === '') return [];
					const name = t(`field.${field}`);
					return [
						{
							name,
							value: (
								<>
									<span className={styles.number}>{value}</span>{' '}
									<CopyButton isQuiet text={value} label={t('copy')} doneLabel={t('copied')} name={name} />
								</>
							),
						},
					];
				})}
			/>
		</div>
	);
}
