import type { EndingLicence } from '#contract/api/desk.ts';
import { consolePages } from '#contract/console-pages.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { admit } from '#domain/member/access.ts';
import { formatDate } from '#i18n/format.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink } from '../../address.tsx';
import { useViewer } from '../../viewer.tsx';
import styles from './today.module.css';

/** Papers that run out, or have: without them nothing of the business is shown. */
export function EndingLicences({ licences }: { licences: readonly EndingLicence[] }) {
	const t = useTranslations('console.today');
	const kinds = useTranslations('partner.licence.kind');
	const isOperator = admit('operator', useViewer()) === 'admitted';
	return licences.map(({ id, organisationId, business, kind, expiresOn, isOver, toldAt }) => (
		<Note key={id} tone={isOver ? 'bad' : 'warn'}>
			<p className={styles.licence}>
				{t(isOver ? 'licenceOver' : 'licenceEnds', { licence: kinds(kind), date: formatDate(expiresOn), business })}{' '}
				{toldAt !== null && `${t('licenceTold', { date: formatDate(koreanDay(new Date(toldAt))) })} `}
				{isOperator ? (
					<ConsoleLink to={`${consolePages.applications.path}?status=COOPERATIVE_MEMBER&id=${organisationId}`}>
						{t('toBusiness')}
					</ConsoleLink>
				) : (
					<ConsoleLink to={consolePages.profile.path}>{t('toLicences')}</ConsoleLink>
				)}
			</p>
		</Note>
	));
}
