import { formatDate } from '#i18n/format.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { registrationNumberText } from '#views/business/registration-number-text.ts';
import { useServiceNames } from '#views/business/use-service-names.ts';
import styles from './partner.module.css';
import { usePartner } from './use-partner.ts';

/** Of an approved business: what of it waits for an operator, or why it was not approved. */
export function ChangeState() {
	const t = useTranslations('partner.application');
	const business = useTranslations('partner.business');
	const services = useServiceNames();
	const { change, changeRefusalReason, status } = usePartner().partner;
	if (status !== 'COOPERATIVE_MEMBER') return null;
	if (!change && changeRefusalReason !== null)
		return (
			<Note tone="warn">
				<b>{t('changeRefused')}</b>
				<p className={styles.reason}>{changeRefusalReason}</p>
			</Note>
		);
	if (!change) return <p className={styles.small}>{t('changeRule')}</p>;
	const { facts } = change;
	return (
		<Note>
			<b>{t('change')}</b>
			<p>{t('changeText', { date: formatDate(change.askedOn) })}</p>
			{facts ? (
				<FactRows
					rows={[
						{ name: business('businessName'), value: facts.businessName },
						{ name: business('businessNameKorean'), value: <span lang="ko">{facts.businessNameKorean}</span> },
						{ name: business('registrationNumber'), value: registrationNumberText(facts.registrationNumber) },
						{
							name: business('serviceItems'),
							value: services(facts.serviceItems).join(', '),
						},
					]}
				/>
			) : (
				<p>{t('changePapers')}</p>
			)}
		</Note>
	);
}
