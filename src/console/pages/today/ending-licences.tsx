import type { EndingLicence } from '#contract/api/desk.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { admit } from '#domain/member/access.ts';
import { formatDate } from '#i18n/format.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink } from '../../address.tsx';
import { useViewer } from '../../viewer.tsx';
import { businessAddress, papersAddress } from '../licences/business-address.ts';
import styles from './today.module.css';

/** Papers that run out, or have: without them nothing of the business is shown. */
export function EndingLicences({ licences }: { licences: readonly EndingLicence[] }) {
	const t = useTranslations('console.today');
	const kinds = useTranslations('partner.licence.kind');
	const isOperator = admit('operator', useViewer()) === 'admitted';
	return licences.map((licence) => (
		<Note key={licence.id} tone={licence.isOver ? 'bad' : 'warn'}>
			<p className={styles.licence}>
				{t(licence.isOver ? 'licenceOver' : 'licenceEnds', {
					licence: kinds(licence.kind),
					date: formatDate(licence.expiresOn),
					business: licence.business,
				})}{' '}
				{licence.toldAt !== null && `${t('licenceTold', { date: formatDate(koreanDay(new Date(licence.toldAt))) })} `}
				{isOperator ? (
					<ConsoleLink to={businessAddress(licence)}>{t('toBusiness')}</ConsoleLink>
				) : (
					<ConsoleLink to={papersAddress(licence)}>{t('toLicences')}</ConsoleLink>
				)}
			</p>
		</Note>
	));
}
