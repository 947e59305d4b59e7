import { useState } from 'react';
import { bankAccountReasons } from '#domain/provider/bank-account.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ReasonForm } from './reason-form.tsx';
import styles from './reveal.module.css';

type Props = {
	organisationId: string;
	/** Null where the house has given none. */
	masked: string | null;
	/** Operators see all of it, for a reason; a house sees its own where it keeps it. */
	canReveal: boolean;
};

/** Where a house is paid. */
export function HouseAccount({ organisationId, masked, canReveal }: Props) {
	const t = useTranslations('console.account');
	const [isAsking, setAsking] = useState(false);
	const [whole, setWhole] = useState<string>();
	if (masked === null)
		return (
			<div>
				<b>{t('none')}</b>
				<p className={styles.small}>{t('noneText')}</p>
			</div>
		);
	const isOpen = isAsking || whole !== undefined;
	const turn = () => {
		setWhole(undefined);
		setAsking(!isOpen);
	};
	return (
		<div className={styles.account}>
			<span className={styles.number} lang="ko" aria-live="polite">
				{whole ?? masked}
			</span>
			{canReveal && (
				<Button size="sm" aria-label={t(isOpen ? 'hideAccount' : 'showAccount')} onClick={turn}>
					<Icon name={isOpen ? 'eyeOff' : 'eye'} />
					{t(isOpen ? 'hide' : 'show')}
				</Button>
			)}
			{isAsking && <Asking organisationId={organisationId} onShown={setWhole} onDone={() => setAsking(false)} />}
		</div>
	);
}

type AskingProps = { organisationId: string; onShown: (account: string) => void; onDone: () => void };

function Asking({ organisationId, onShown, onDone }: AskingProps) {
	const t = useTranslations('console.account');
	const callApi = useApi();
	return (
		<div className={styles.whole}>
			<p className={styles.small}>{t('note')}</p>
			<ReasonForm
				name="account"
				words={{ reason: t('reason'), hint: t('reasonHint'), choose: t('reasonChoose'), reveal: t('reveal') }}
				options={bankAccountReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
				reveal={async (reason) => {
					const params = { id: organisationId };
					return (await callApi('POST /api/partners/:id/bank-account/reveal', { params, body: { reason } }))
						.bankAccount;
				}}
				onShown={(account) => {
					onShown(account);
					onDone();
				}}
				onClose={onDone}
			/>
		</div>
	);
}
