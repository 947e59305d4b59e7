import { useState } from 'react';
import { areaOf, kinds } from '#domain/area/areas.ts';
import { languageList } from '#i18n/language-list.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { registrationNumberText } from '#views/business/registration-number-text.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import styles from './partner.module.css';
import { usePartner } from './use-partner.ts';
import { usePartnerFailure } from './use-partner-failure.ts';

export function BusinessFacts() {
	const t = useTranslations('partner.business');
	const product = useTranslations('product');
	const { partner } = usePartner();
	return (
		<FactRows
			rows={[
				{ name: t('businessName'), value: partner.businessName },
				{ name: t('businessNameKorean'), value: <span lang="ko">{partner.businessNameKorean}</span> },
				{ name: t('registrationNumber'), value: registrationNumberText(partner.registrationNumber) },
				{ name: t('representative'), value: partner.representative },
				{ name: t('address'), value: partner.address ?? '' },
				{ name: t('bankAccount'), value: <BankAccount masked={partner.bankAccountMasked} /> },
				{
					name: t('serviceItems'),
					value: (
						<span className={styles.badges}>
							{partner.serviceItems.map((item) => (
								<ServiceBadge key={item} item={item} />
							))}
						</span>
					),
				},
				{ name: t('languages'), value: languageList(partner.languages.map((one) => product(`language.${one}`))) },
			]}
		/>
	);
}

function ServiceBadge({ item }: { item: string }) {
	const product = useTranslations('product');
	const slug = item.split('.')[1] ?? '';
	const area = kinds[slug]?.area;
	return <Badge tone={area ? areaOf(area).tone : 'neutral'}>{product(`kind.${slug}` as 'kind.spa')}</Badge>;
}

/** Masked until asked for; each time it is shown is written down. */
function BankAccount({ masked }: { masked: string }) {
	const t = useTranslations('partner.business');
	const { callApi, organisation } = usePartner();
	const { isBusy, failure, save } = useSaving({ textOf: usePartnerFailure() });
	const { signedIn, dialog } = useSignInAgain();
	const [revealed, setRevealed] = useState<string>();
	async function reveal() {
		const answer = await save(() =>
			signedIn(() => callApi('POST /api/partners/me/bank-account/reveal', { query: { organisation } })),
		);
		if (answer) setRevealed(answer.bankAccount);
	}
	const isShown = revealed !== undefined;
	return (
		<span className={styles.secret}>
			<span className={styles.secretText} aria-live="polite">
				{revealed ?? masked}
			</span>
			<Button size="sm" variant="quiet" isBusy={isBusy} onClick={isShown ? () => setRevealed(undefined) : reveal}>
				<Icon name={isShown ? 'eyeOff' : 'eye'} />
				{t(isShown ? 'hide' : 'show')}
			</Button>
			<span className={styles.small}>{t('showHint')}</span>
			<FailureNote>{failure}</FailureNote>
			{dialog}
		</span>
	);
}
