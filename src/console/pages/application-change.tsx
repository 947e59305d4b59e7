import type { Application } from '#contract/api/partner.ts';
import { formatDate } from '#i18n/format.ts';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { registrationNumberText } from '#views/business/registration-number-text.ts';
import { useServiceNames } from '#views/business/use-service-names.ts';
import styles from './application-change.module.css';

type Line = { name: string; before: string; after: string };

/** What an approved business wishes to be: old beside new, and only what differs. */
export function ApplicationChange({ application }: { application: Application }) {
	const t = useTranslations('partner.desk');
	const { change, licences } = application;
	const lines = useLines(application);
	if (!change) return null;
	const papers = licences.filter(({ verdict }) => verdict === 'waiting');
	return (
		<Card title={t('changes')} aside={<span>{t('asked', { date: formatDate(change.askedAt.slice(0, 10)) })}</span>}>
			<p className={styles.lead}>{t('changesText')}</p>
			{lines.length > 0 && (
				<table className={styles.table}>
					<thead>
						<tr>
							<td />
							<th scope="col">{t('before')}</th>
							<th scope="col">{t('after')}</th>
						</tr>
					</thead>
					<tbody>
						{lines.map(({ name, before, after }) => (
							<tr key={name}>
								<th scope="row">{name}</th>
								<td data-label={t('before')}>{before || t('none')}</td>
								<td data-label={t('after')}>
									<b>{after || t('none')}</b>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			{papers.length > 0 && <p className={styles.lead}>{`${t('newPaper')}: ${papers.length}`}</p>}
		</Card>
	);
}

function useLines({ change, ...now }: Application): Line[] {
	const business = useTranslations('partner.business');
	const profile = useTranslations('partner.profile');
	const namesOf = useServiceNames();
	const services = (items: readonly string[]) => namesOf(items).join(', ');
	const facts = change?.facts ?? now;
	const lines: Line[] = [
		{ name: business('businessName'), before: now.businessName, after: facts.businessName },
		{ name: business('businessNameKorean'), before: now.businessNameKorean, after: facts.businessNameKorean },
		{
			name: business('registrationNumber'),
			before: registrationNumberText(now.registrationNumber),
			after: registrationNumberText(facts.registrationNumber),
		},
		{ name: business('serviceItems'), before: services(now.serviceItems), after: services(facts.serviceItems) },
	];
	const names = change?.names ? Object.values(change.names).join(' · ') : '';
	const shown = Object.values(now.shownNames).join(' · ');
	return [...lines, ...(names === '' ? [] : [{ name: profile('name'), before: shown, after: names }])].filter(
		({ before, after }) => before !== after,
	);
}
