import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HousePage as House } from '#contract/api/house.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Note } from '#ui/note.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { HookList } from '../api/hook-list.tsx';
import { KeyList } from '../api/key-list.tsx';
import { StaffInvitations } from '../staff-invitations.tsx';
import { StaffList } from '../staff-list.tsx';
import { HouseAction } from './house-action.tsx';
import { houseTones } from './house-tones.ts';
import styles from './houses.module.css';

const key = 'GET /api/houses/:id';

/** One house: how it stands, by whom it is served, what opens it to programs, and where all that is its own is found. */
export function HousePage() {
	const callApi = useApi();
	const language = useConsoleLocale();
	const id = useConsoleAddress().match?.params.id ?? '';
	const query = useQuery({
		queryKey: [key, id, language],
		queryFn: () => callApi(key, { params: { id }, query: { language } }),
	});
	return <Await query={query}>{(house) => <Open key={house.id} house={house} />}</Await>;
}

type Props = { house: House };

function Open({ house }: Props) {
	const t = useTranslations('console.house');
	const [message, setMessage] = useState<string>();
	const workplace = { id: house.id, name: house.name, mayManage: house.mayManageStaff };
	const isServed = house.standing !== 'closed';
	return (
		<>
			<PageHead
				isOfOne
				above={<ConsoleLink to={consolePages.houses.path}>{t('back')}</ConsoleLink>}
				title={house.name}
				aside={<Badge tone={houseTones[house.standing]}>{t(`standing.${house.standing}`)}</Badge>}
			/>
			<Standing house={house} />
			<div className={styles.page}>
				<div className={styles.column}>
					<Facts house={house} />
					<StaffList workplace={workplace} linkOf={(id) => `${consolePages.members.path}/${id}`} onTold={setMessage} />
					{isServed && <KeyList organisation={house.id} isOfAnother onTold={setMessage} />}
					{isServed && <HookList organisation={house.id} isOfAnother onTold={setMessage} />}
				</div>
				<div className={styles.column}>
					<Links house={house} />
					{isServed && <HouseAction house={house} onTold={setMessage} />}
					{isServed && !house.mayManageStaff && <p className={styles.small}>{t('staffElsewhere')}</p>}
					{isServed && house.mayManageStaff && (
						<StaffInvitations
							workplace={workplace}
							firstRole={house.activeOwners === 0 ? 'owner' : undefined}
							onTold={setMessage}
						/>
					)}
					{house.decisions.length > 0 && <History house={house} />}
				</div>
			</div>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

/** What keeps it off the site. */
function Standing({ house: { standing, suspension, activeOwners } }: Props) {
	const t = useTranslations('console.house');
	if (standing === 'closed') return <Note>{t('closed')}</Note>;
	return (
		<div className={styles.stack}>
			{suspension && (
				<Note tone="warn">
					<b>{t('suspendedSince', { moment: momentOf(suspension.at) })}</b>
					<p className={styles.asTyped}>{suspension.reason}</p>
				</Note>
			)}
			{activeOwners === 0 && <Note tone="warn">{t('ownerless')}</Note>}
		</div>
	);
}

function Facts({ house }: Props) {
	const t = useTranslations('console.house.facts');
	const locale = useWordsLocale();
	const rows = [
		{ name: t('registered'), value: house.businessName },
		{ name: t('korean'), value: house.businessNameKorean || '–' },
		{ name: t('number'), value: house.registrationNumber },
		{ name: t('representative'), value: house.representative },
		{ name: t('approved'), value: house.approvedOn ? formatDate(house.approvedOn) : '–' },
		{ name: t('products'), value: formatNumber(house.publishedProducts, locale) },
		{ name: t('reservations'), value: formatNumber(house.openReservations, locale) },
	];
	return (
		<Card title={t('title')}>
			<FactRows rows={rows} />
		</Card>
	);
}

/** Everything of it stands where the same of every house does. */
function Links({ house: { id, providerId, standing, name } }: Props) {
	const t = useTranslations('console.house.links');
	const pages = useTranslations('console.pages');
	const { reservations, products, settlements, applications, audit } = consolePages;
	const links = [
		...(providerId === null
			? []
			: [
					{ to: `${reservations.path}?queue=all&provider=${providerId}`, word: pages('reservations') },
					{ to: `${products.path}?search=${encodeURIComponent(name)}`, word: pages('products') },
					{ to: `/console/providers/${providerId}`, word: pages('providerTexts') },
				]),
		{ to: `${settlements.path}?organisation=${id}`, word: pages('settlements') },
		...(standing === 'closed'
			? []
			: [{ to: `${applications.path}?status=COOPERATIVE_MEMBER&id=${id}`, word: t('papers') }]),
		{ to: `${audit.path}?subjectKind=partner&subjectId=${id}`, word: pages('audit') },
	];
	return (
		<Card title={t('title')}>
			<ul className={styles.rows}>
				{links.map(({ to, word }) => (
					<li key={to}>
						<ConsoleLink to={to}>{word}</ConsoleLink>
					</li>
				))}
			</ul>
		</Card>
	);
}

function History({ house: { decisions } }: Props) {
	const t = useTranslations('console.house.history');
	return (
		<Card title={t('title')}>
			<ul className={styles.rows}>
				{decisions.map(({ decision, reason, at }) => (
					<li key={at}>
						<b>{t(decision, { moment: momentOf(at) })}</b>
						{reason !== '' && <p className={styles.asTyped}>{reason}</p>}
					</li>
				))}
			</ul>
		</Card>
	);
}
